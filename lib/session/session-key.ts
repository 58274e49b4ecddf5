/** Where the browser keeps who is signed in. Apart from what reads the record: the log-in page asks only whether there is one. */
export const SESSION_KEY = 'cais-credentials';

/** No record, nobody signed in; of one that is there only its reader knows whether it holds. */
export const hasStoredSession = (): boolean => localStorage.getItem(SESSION_KEY) !== null;
