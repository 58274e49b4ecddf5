/** The localStorage key of the session. It has its own module: the log-in page needs to know only whether there is a session. */
export const SESSION_KEY = 'cais-credentials';

/** Returns whether a session is stored. Only `validSession` decides whether the session is valid. */
export const hasStoredSession = (): boolean => localStorage.getItem(SESSION_KEY) !== null;
