/** What an operator's command cannot do; the message says why and what would do. */
export class BackupFailure extends Error {}
