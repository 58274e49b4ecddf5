import { type ConfiguracaoPublica, configuracaoPublica } from '#lib/contracts/platform/configuracao.ts';

let lida: Promise<ConfiguracaoPublica> | undefined;

/**
 * Reads `config.json`, once, from beside its page. A missing or malformed file means the defaults. A network failure is not cached,
 * so the next call tries again: a guessed base could send a token to the wrong host.
 */
export function readConfiguration(): Promise<ConfiguracaoPublica> {
  lida ??= buscar().catch((erro) => {
    lida = undefined;
    throw erro;
  });
  return lida;
}

async function buscar(): Promise<ConfiguracaoPublica> {
  const resposta = await fetch(new URL('config.json', document.baseURI));
  const conteudo: unknown = resposta.ok ? await resposta.json().catch(() => null) : null;
  const valida = configuracaoPublica.safeParse(conteudo);
  if (conteudo !== null && !valida.success) console.error('config.json:', valida.error.message);
  return valida.data ?? configuracaoPublica.parse({});
}
