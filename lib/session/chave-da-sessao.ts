/** Where the browser keeps who is signed in. Apart from what reads the record: the log-in page asks only whether there is one. */
export const CHAVE_SESSAO = 'cais-credentials';

/** No record, nobody signed in; of one that is there only its reader knows whether it holds. */
export const haRegistroDeSessao = (): boolean => localStorage.getItem(CHAVE_SESSAO) !== null;
