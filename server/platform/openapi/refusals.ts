import type { CodigoErro, ErroResposta } from '#lib/contracts/platform/erro.ts';
import { invalidXsrf, notAuthenticated } from '#server/platform/refusals.ts';
import type { ApiResponse, MediaType, Operation } from './document.ts';

const RETRY_AFTER = {
  description: 'Segundos a esperar antes de tentar de novo.',
  schema: { type: 'integer', examples: [5] },
};

/** The refusals any route may answer, each said once: an operation points at them by its status. */
export const REFUSALS: Record<string, ApiResponse> = {
  Recusa400: recusa('O pedido está malformado ou tem um dado inválido; campos diz onde.', {
    VALIDACAO: {
      Error: 'itens.0.ncm: A NCM tem oito algarismos.',
      campos: { 'itens.0.ncm': 'A NCM tem oito algarismos.' },
    },
  }),
  Recusa401: recusa('Falta um token que valha, ou as credenciais não conferem.', {
    NAO_AUTENTICADO: { Error: notAuthenticated().message },
    CREDENCIAIS: { Error: 'E-mail ou senha inválidos.' },
  }),
  Recusa403: recusa('Quem pede não pode fazer isto, ou o navegador mandou o cookie sem o cabeçalho X-XSRF-TOKEN.', {
    PROIBIDO: { Error: 'Só quem criou a visão pode mudá-la.' },
    XSRF: { Error: invalidXsrf().message },
  }),
  Recusa404: recusa('Não existe, ou é de outra empresa.', {
    NAO_ENCONTRADO: { Error: 'Este registro não existe.' },
  }),
  Recusa409: recusa(
    'Outra pessoa mudou o registro (atual traz como está), já existe um igual (id diz qual), ou está travado.',
    {
      CONFLITO: {
        Error: 'Este fornecedor foi alterado por outra pessoa. Confira a diferença antes de gravar.',
        atual: { id: '0199a3c4-7d5e-7b21-9f60-2a4c8e1b7d35', versao: 4, razaoSocial: 'Shenzhen Fictícia Ltd.' },
      },
      DUPLICADO: { Error: 'Já existe um fornecedor com este nome.', id: '0199a3c4-7d5e-7b21-9f60-2a4c8e1b7d35' },
      BLOQUEADO: { Error: 'A DCI já foi registrada e não pode mais mudar.' },
    },
  ),
  Recusa413: recusa('O corpo ou o arquivo passa do tamanho aceito.', {
    TAMANHO: { Error: 'O pedido é maior do que o aceito.' },
  }),
  Recusa415: recusa('O tipo do conteúdo não é o que este endereço recebe.', {
    FORMATO: { Error: 'O tipo do conteúdo enviado não é aceito neste endereço.' },
  }),
  Recusa422: recusa('O pedido está bem formado, e uma regra do negócio o impede.', {
    REGRA: {
      Error: 'O saldo do lote não comporta esta baixa.',
      campos: { quantidade: 'O saldo do lote não comporta esta baixa.' },
    },
  }),
  Recusa429: recusa('Tentativas demais; Retry-After diz quando tentar de novo.', {
    LIMITE: { Error: 'Muitas tentativas de entrada. Tente de novo em 15 minutos.' },
  }),
  Recusa500: recusa('O servidor falhou; requisicao é o que se diz a quem cuida dele.', {
    INTERNO: {
      Error: 'O servidor falhou ao atender este pedido. Tente de novo; se repetir, avise quem cuida do sistema.',
      requisicao: '0199a3c4-7d5e-7b21-9f60-2a4c8e1b7d35',
    },
  }),
  Recusa503: recusa(
    'O banco, o disco ou o depósito de arquivos não atende agora; Retry-After diz quando tentar de novo.',
    {
      INDISPONIVEL: { Error: 'O banco de dados não responde agora. Tente de novo em instantes.' },
    },
  ),
};

export function withRefusals(verbo: string, operacao: Operation): Operation['responses'] {
  const feitas = Object.entries(operacao.responses).filter(([status]) => Number(status) < 400);
  const recusadas = recusasDe(verbo, operacao).map((status): [string, ApiResponse] => {
    const nome = `Recusa${status}`;
    if (!REFUSALS[nome])
      throw new Error(`Nobody described refusals with ${status} (server/platform/openapi/refusals.ts).`);
    return [status, { $ref: `#/components/responses/${nome}` }];
  });
  return Object.fromEntries([...feitas, ...recusadas]);
}

/** What an operation may refuse with: what its route says, and what any route with such a request answers. */
function recusasDe(verbo: string, { parameters = [], requestBody, responses, security }: Operation): string[] {
  const tem = (onde: string) => parameters.some((parametro) => parametro.in === onde);
  const daRota = Object.keys(responses).filter((status) => Number(status) >= 400);
  return [
    ...new Set([
      ...daRota,
      ...(requestBody || tem('query') ? ['400'] : []),
      ...(security?.length === 0 ? [] : ['401']),
      ...(verbo === 'get' ? [] : ['403']),
      ...(tem('path') ? ['404'] : []),
      ...(requestBody ? ['413', '415'] : []),
      '500',
      '503',
    ]),
  ].sort();
}

type Exemplo = Omit<ErroResposta, 'codigo'>;

function recusa(description: string, exemplos: Partial<Record<CodigoErro, Exemplo>>): ApiResponse {
  const examples: MediaType['examples'] = Object.fromEntries(
    Object.entries(exemplos).map(([codigo, { Error: frase, ...resto }]) => [
      codigo,
      { value: { Error: frase, codigo, ...resto } },
    ]),
  );
  const comEspera = Object.keys(exemplos).some((codigo) => codigo === 'LIMITE' || codigo === 'INDISPONIVEL');
  return {
    description,
    ...(comEspera && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' }, examples } },
  };
}
