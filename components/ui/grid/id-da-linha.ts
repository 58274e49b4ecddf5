import { v7 as uuidv7 } from 'uuid';

/** An id for a row that is not saved yet. Not `crypto.randomUUID`, which a page over plain HTTP has not. */
export const idDaLinha = (): string => uuidv7();
