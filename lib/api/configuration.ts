import { type ConfiguracaoPublica, configuracaoPublica } from '#lib/contracts/configuracao.ts';

let lida: Promise<ConfiguracaoPublica> | undefined;

/**
 * `config.json`, read once, beside the page it belongs to. A file that is absent or spoilt means the defaults; a network
 * that is down means nothing at all, so that attempt is not kept: guessing the base could send a token to the wrong host.
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
