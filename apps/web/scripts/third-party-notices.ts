import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** A package whose modules are in the build, as Vite lists it. */
export interface BundledPackage {
  name: string;
  version: string;
  /** The SPDX identifier of its licence. */
  identifier?: string;
  text?: string;
}

const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Packages without a licence, each with the reason why it may be in the build. */
const withoutLicence: Record<string, string> = {
  '@portone/browser-sdk':
    "The package names no licence. It loads PortOne's payment script; its use is a matter of the studio's contract with PortOne.",
};

/** The licence file in the fonts' folder by the beginning of a font file's name. */
const fontLicences = {
  'studio-display': 'Anton',
  'studio-text': 'Pretendard',
  'studio-pages': 'Pretendard',
  PretendardVariable: 'Pretendard',
};

function licenceProblem({ name, version, identifier = '', text }: BundledPackage) {
  if (name in withoutLicence && !identifier) return [];
  if (!allowed.includes(identifier))
    return [`${name}@${version} has the licence "${identifier}", which is not an allowed one`];
  return text ? [] : [`${name}@${version} comes without the text of its licence`];
}

function fontProblem(file: string) {
  const isKnown = Object.keys(fontLicences).some((font) => file.startsWith(`assets/${font}`));
  return isKnown ? [] : [`the font ${file} has no licence in fontLicences`];
}

/** Why these packages and fonts cannot be distributed. */
export function licenceProblems(packages: readonly BundledPackage[], fonts: readonly string[]) {
  return [...packages.flatMap(licenceProblem), ...fonts.flatMap(fontProblem)];
}

function fontNotice(font: string) {
  const file = new URL(`../../../packages/ui/src/theme/fonts/LICENSE-${font}.txt`, import.meta.url);
  return `${font} (OFL-1.1)\n\n${readFileSync(file, 'utf8').trim()}`;
}

const contents =
  'This application contains the following software and fonts. All other parts of it, pictures included, are its own.';

/** The text of the notices of these packages and fonts. */
export function noticesOf(
  packages: readonly BundledPackage[],
  heading = contents,
  fonts: readonly string[] = [...new Set(Object.values(fontLicences))],
) {
  const notices = [
    heading,
    ...packages.map(
      ({ name, version, identifier = 'no licence', text = withoutLicence[name] }) =>
        `${name} ${version} (${identifier})\n\n${text}`,
    ),
    ...fonts.map(fontNotice),
  ];
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** The name under which Vite lists the packages of a bundle. */
export const listedLicences = 'third-party-licences.json';

/** The file with the notices beside the built pages. */
export const noticesFile = 'third-party-notices.txt';

/** Removes Vite's list of licences from a bundle; fails if a package or font may not be distributed. */
export function takePackages(
  context: Rolldown.PluginContext,
  bundle: Rolldown.OutputBundle,
): BundledPackage[] {
  const list = bundle[listedLicences];
  if (list?.type !== 'asset') return context.error('Vite listed no licences');
  const packages: BundledPackage[] = JSON.parse(String(list.source));
  const fonts = Object.keys(bundle).filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  const problems = licenceProblems(packages, fonts);
  if (problems.length > 0) return context.error(problems.join('\n'));
  delete bundle[listedLicences];
  return packages;
}

/** Writes the notices; a package that may not be distributed fails the build. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    config: () => ({ build: { license: { fileName: listedLicences } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = noticesOf(takePackages(this, bundle));
        this.emitFile({ type: 'asset', fileName: noticesFile, source });
      },
    },
  };
}
