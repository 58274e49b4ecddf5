import { startServer } from './server.ts';

const PESSOA = { email: 'ana@exemplo.com.br', senha: 'quarenta e dois guindastes', nome: 'Ana Fictícia' };

/** Starts a server of its own on a new database, with one company that has nothing but its person. */
export async function servidorDeEmpresaVazia() {
  const { origin, stop } = await startServer({ first: { ...PESSOA, empresa: 'Empresa Vazia Fictícia Ltda' } });
  return { origem: origin, pessoa: PESSOA, parar: stop };
}
