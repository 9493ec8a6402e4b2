/** An option of the command is wrong; the message is a sentence for its user. */
export class InvalidOption extends Error {}
