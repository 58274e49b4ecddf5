/** The tables that do not begin with `empresa_id`, and why. On a distributed PostgreSQL each node has all of them (docs/decisions/tabelas-sem-empresa.md). */
export const TABLES_WITHOUT_COMPANY: Readonly<Record<string, string>> = {
  credencial: 'a log-in by e-mail leads to the company',
  sessao: 'the token of a session leads to the company',
  convite: 'the token of an invitation leads to the company',
  segundo_passo: 'the token of a log-in under way leads to the company',
  limite_de_tentativas: 'failures are counted before a company is known',
  portal_pessoa: 'the Portal Único counts a person, whatever companies have a key of theirs',
  portal_chamadas: 'the Portal Único counts the calls of a person, whatever companies have a key of theirs',
  cotacao: 'the rates of the central bank are the same for all',
  parametro_de_fabrica: 'the rates of the law are the same for all',
  referencia_de_fabrica: 'the tables of the customs are the same for all',
};
