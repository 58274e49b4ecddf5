import { v7 as uuidv7 } from 'uuid';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { lerTratamentoTributario, type TratamentoTributario } from '#lib/portal/codecs/tratamento-tributario.ts';
import { type PerguntaAoPortal, perguntaDaChave } from '#lib/portal/domain/pergunta-ao-portal.ts';
import {
  lerMetadadoDaTabela,
  lerPaginaDaTabela,
  lerRelacaoDeTabelas,
} from '#lib/siscomex/declaracao/tabela-aduaneira.ts';
import type { ComoPedir, conversa } from '#server/portal/talk/conversation.ts';
import { exigirConteudo, exigirLegivel } from '#server/portal/talk/demand-answer.ts';
import type { FuncaoDoPortal } from '#server/portal/talk/functions.ts';
import { type AoBuscar, BUCKET_DO_PORTAL, guardarVinda } from '#server/portal/talk/keep-answer.ts';
import { PortalRecusou } from '#server/portal/talk/outcome.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { credenciaisComPergunta, type LinhaDaPergunta, perguntaRepository } from './pergunta-repository.ts';

/** What was asked by kind and key, a few seconds from one question to the next. */
export function filaDasPerguntas(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComPergunta(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const repositorio = perguntaRepository(ao.db, empresaId);
      const linha = await repositorio.proxima(credencialId, agora, new Date(agora.getTime() - ENTRE_PERGUNTAS_MS));
      if (!linha) return null;
      const { id } = linha;
      return {
        fazer: (fala) => buscarPergunta(ao, fala, linha),
        tentativas: async () => (await repositorio.buscar(id))?.tentativas ?? 0,
        parar: (parada) =>
          repositorio.alterar(id, { ...parada, ...(parada.proximaEm === null && { situacao: 'RECUSADA' as const }) }),
      };
    },
  };
}

/** Asks for what the answers of this round do not have yet. Once all came, the round takes the place of the former one. */
async function buscarPergunta(ao: AoBuscar, fala: ReturnType<typeof conversa>, linha: LinhaDaPergunta): Promise<void> {
  const pergunta = perguntaDaChave(linha.tipo, linha.chave);
  const partes = await partesDaRodada(ao, fala, linha);
  const frase =
    pergunta.tipo === 'TRATAMENTO'
      ? await buscarTratamento(partes, pergunta)
      : pergunta.tipo === 'TABELA'
        ? await buscarTabela(partes, pergunta.nome)
        : await buscarRelacao(partes);
  await perguntaRepository(ao.db, linha.empresaId).alterar(linha.id, {
    situacao: 'PRONTA',
    frase,
    tentativas: 0,
    proximaEm: null,
    olhadaEm: ao.relogio.agora(),
    rodadaInteira: linha.rodada,
  });
}

type Pedir = (pedido: {
  funcao: FuncaoDoPortal;
  caminho: string;
  como?: ComoPedir;
  naoHa: string;
  /** Throws when the answer cannot be read: such an answer is not kept. */
  ler: (bytes: Uint8Array) => unknown;
}) => Promise<Uint8Array | null>;

/** Answers the next part of a round, the kept one where there is one. Null is an answer without content. */
async function partesDaRodada(
  ao: AoBuscar,
  fala: ReturnType<typeof conversa>,
  { empresaId, id, credencialId, rodada, pedidaPor }: LinhaDaPergunta,
): Promise<Pedir> {
  const guardadas = new Map(
    (await perguntaRepository(ao.db, empresaId).respostas(id, rodada)).map((respostaGuardada) => [
      respostaGuardada.parte,
      respostaGuardada,
    ]),
  );
  let parte = 0;
  return async ({ funcao, caminho, como, naoHa, ler }) => {
    const parteAtual = parte;
    const guardada = guardadas.get(parteAtual);
    if (guardada) {
      parte += 1;
      return guardada.sha256 ? ao.blobs.ler(empresaId, BUCKET_DO_PORTAL, guardada.sha256) : null;
    }
    const resposta = await fala.pedir(funcao, caminho, como);
    const vazia = resposta.status === 204;
    if (!vazia) exigirConteudo(ao.relogio, naoHa, resposta);
    const bytes = vazia ? new Uint8Array() : resposta.bytes;
    if (!vazia) exigirLegivel(() => ler(bytes));
    await guardarVinda(
      ao,
      { empresaId, nome: `portal-${parteAtual}.json`, bytes, por: pedidaPor },
      (tx, arquivoId, em) =>
        perguntaRepository(tx, empresaId).guardarResposta({
          id: uuidv7(),
          perguntaId: id,
          credencialId,
          rodada,
          parte: parteAtual,
          arquivoId,
          em,
        }),
    );
    parte += 1;
    return vazia ? null : bytes;
  };
}

/** The treatment, and once more with the grounds that may be chosen: only then does the Portal tell the attributes of those. */
async function buscarTratamento(
  pedir: Pedir,
  { ncm, pais, dia }: Extract<PerguntaAoPortal, { tipo: 'TRATAMENTO' }>,
): Promise<string | null> {
  const ler = (bytes: Uint8Array) => lerTratamentoTributario(bytes, { ncm, pais, dia });
  const perguntar = (mais: object) =>
    pedir({
      funcao: 'gerarJson',
      caminho: '/ttce/api/ext/tratamentos-tributarios/importacao/',
      ler,
      naoHa: `O Portal Único não conhece a NCM ${escreverNcm(ncm)}.`,
      como: {
        metodo: 'POST',
        corpo: JSON.stringify({ ncm, codigoPais: Number(pais), dataFatoGerador: dia, tipoOperacao: 'I', ...mais }),
      },
    });
  const primeira = await perguntar({});
  if (!primeira) return 'O Portal Único não mostra tratamento tributário desta NCM, deste país e deste dia.';
  const fundamentosOpcionais = comAtributos(ler(primeira));
  if (fundamentosOpcionais.length === 0) return null;
  try {
    await perguntar({ fundamentosOpcionais });
    return null;
  } catch (erro) {
    if (!(erro instanceof PortalRecusou)) throw erro;
    return `Sem os atributos dos fundamentos opcionais: ${erro.message}`;
  }
}

function comAtributos({ fundamentos }: TratamentoTributario) {
  return fundamentos
    .filter(({ pedeAtributos }) => pedeAtributos)
    .map(({ tributo, regime, codigo }) => ({
      codigoTributo: Number(tributo.codigo ?? Number.NaN),
      codigoRegime: Number(regime.codigo ?? Number.NaN),
      codigoFundamentoLegal: Number(codigo || Number.NaN),
    }))
    .filter((fundamento) => Object.values(fundamento).every(Number.isInteger));
}

async function buscarRelacao(pedir: Pedir): Promise<string | null> {
  const veio = await pedir({
    funcao: 'listarTabelasUsingGET',
    caminho: '/tabx/api/ext/tabela',
    ler: lerRelacaoDeTabelas,
    naoHa: 'O Portal Único não mostra a relação das tabelas a este titular.',
  });
  return veio ? null : 'O Portal Único não mostra nenhuma tabela.';
}

/** The columns, then pages until one adds nothing. The size of a page is not published, so only such a page is the end. */
async function buscarTabela(pedir: Pedir, nome: string): Promise<string | null> {
  const caminho = `/tabx/api/ext/tabela/${encodeURIComponent(nome)}`;
  const naoHa = `O Portal Único não tem a tabela ${nome}.`;
  const colunas = await pedir({
    funcao: 'consultarMetadadoUsingGET',
    caminho: `${caminho}/metadado`,
    naoHa,
    ler: (bytes) => lerMetadadoDaTabela(bytes, nome),
  });
  if (!colunas) throw new PortalRecusou(naoHa);
  const vistas = new Set<string>();
  for (let pagina = 0, offset = 0; pagina < MAXIMO_DE_PAGINAS; pagina += 1) {
    const veio = await pedir({
      funcao: 'consultarUsingGET',
      caminho: `${caminho}?offset=${offset}`,
      naoHa,
      ler: (bytes) => lerPaginaDaTabela(bytes, nome),
    });
    const linhas = veio ? lerPaginaDaTabela(veio, nome) : [];
    const antes = vistas.size;
    for (const linha of linhas) vistas.add(JSON.stringify(linha));
    if (vistas.size === antes)
      return vistas.size === 0 ? 'O Portal Único não mostra nenhuma linha desta tabela.' : null;
    offset += linhas.length;
  }
  throw new PortalRecusou(`A tabela ${nome} tem mais páginas do que o Cais busca (${MAXIMO_DE_PAGINAS}).`);
}

const ENTRE_PERGUNTAS_MS = 5_000;
const MAXIMO_DE_PAGINAS = 500;
