// The changelog of a package is written for those who install it: the text of each changeset, without its commit.
export default {
  getReleaseLine: async ({ summary }) => summary,
  getDependencyReleaseLine: async (_, dependencies) =>
    dependencies.map(({ name, newVersion }) => `- needs ${name}@${newVersion}`).join('\n'),
};
