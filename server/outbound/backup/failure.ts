/** A failure of an operator's command; the message gives the cause and the remedy. */
export class BackupFailure extends Error {}
