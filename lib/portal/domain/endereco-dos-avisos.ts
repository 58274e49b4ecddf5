/**
 * Why the Portal Único cannot call an address; null when it could. The Portal calls https on port 443 only, over the internet. Whether
 * this address is reached from there, nothing here can tell.
 */
export function porQueNaoAlcanca(endereco: string): string | null {
  const { protocol, port, hostname } = new URL(endereco);
  if (DE_DENTRO.test(hostname))
    return 'Este endereço é só desta máquina ou desta rede: o Portal Único não chega a ele.';
  if (protocol !== 'https:' || port !== '') {
    return 'O Portal Único só chama endereços https, na porta 443: este não serve.';
  }
  return null;
}

/**
 * The whole address that the Portal is to call: `base` is where this server is on the internet, as a person writes it, and `caminho` the
 * end of the address. `porque` says why it will not do.
 */
export function enderecoNoPortal(base: string, caminho: string): { endereco: string } | { porque: string } {
  const escrito = base.trim();
  const comEsquema = /^[a-z][a-z0-9+.-]*:\/\//i.test(escrito) ? escrito : `https://${escrito}`;
  if (escrito === '' || !URL.canParse(comEsquema)) return { porque: ENDERECO_QUALQUER };
  const url = new URL(comEsquema);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    return { porque: ENDERECO_QUALQUER };
  }
  const antes = url.href.endsWith(caminho) ? url.href.slice(0, -caminho.length) : url.href;
  const endereco = antes.replace(/\/+$/, '') + caminho;
  if (endereco.length > MAIOR_ENDERECO) {
    return {
      porque: `O endereço inteiro tem ${endereco.length} caracteres, e o Portal Único guarda ${MAIOR_ENDERECO}.`,
    };
  }
  const porque = porQueNaoAlcanca(endereco);
  return porque === null ? { endereco } : { porque };
}

const ENDERECO_QUALQUER = 'Escreva onde este servidor está na internet, por exemplo https://cais.exemplo.com.br.';
const MAIOR_ENDERECO = 500;

const DE_DENTRO =
  /^(localhost|.*\.(local|localhost|internal|lan)|[^.]*|127\.\S*|10\.\S*|192\.168\.\S*|172\.(1[6-9]|2\d|3[01])\.\S*|169\.254\.\S*|\[.*\])$/;

/** Events of the Portal that tell of a change in a DUIMP, or of what came of a request about one (domain/portal-unico.md §4). */
export const EVENTOS_DA_DUIMP = [
  { evento: 'dimp-situacao-import', nome: 'Situação e canal' },
  { evento: 'dimp-retifica-import', nome: 'Retificação' },
  { evento: 'dimp-diag-import', nome: 'Diagnóstico' },
  { evento: 'dimp-registro-import', nome: 'Registro' },
] as const;
