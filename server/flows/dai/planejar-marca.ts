import type { PedidoDeMarca, PlanoDaMarca } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { escreverNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { nomeNaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import { porQueNaoPede } from '#lib/domain/zfm/pede-dai.ts';
import type { SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import { apontar } from '#server/comex/sefaz/conferencia-da-dai.ts';
import { daiRepository } from '#server/comex/sefaz/dai-repository.ts';
import type { AoMarcar } from '#server/comex/sefaz/dai-routes.ts';
import { montagemDaDai } from '#server/comex/sefaz/montagem-da-dai.ts';
import { comSugestoes } from '#server/comex/sefaz/sugestoes-da-dai.ts';
import { recusaNoEstado } from './marcar-dai.ts';

/** Tells what a mark would do to one DAI, line by line. It writes and accepts nothing. */
export async function planejarMarca(
  ao: AoMarcar,
  id: string,
  marca: Omit<PedidoDeMarca, 'versao' | 'documentoId'>,
): Promise<PlanoDaMarca> {
  const { db } = ao;
  const { empresaId } = ao.quem;
  const antes = await daiRepository(db, empresaId).buscar(id);
  if (!antes || antes.excluidoEm !== null) {
    const nada = { id, nome: null, de: 'SEM_DAI' as const, volta: false, naoPedida: null, linhas: [] };
    return { ...nada, recusa: 'A DAI deste processo não existe mais.' };
  }
  const { situacao, numeroDocumento, processo } = antes;
  const nome = numeroDocumento ? escreverNumeroDeclaracao(numeroDocumento) : processo.numero;
  const { recusa } = await recusaNoEstado(db, ao, antes, marca);
  const plano = {
    id,
    nome,
    de: situacao,
    volta: VOLTA.includes(situacao) && marca.tipo === 'EM_ELABORACAO',
    naoPedida: porQueNaoPede(antes),
  };
  const comConteudo = marca.tipo === 'EM_ELABORACAO' || marca.tipo === 'XML_GERADO';
  if (recusa || !comConteudo || !antes.temDeclaracao) {
    const semArquivo = marca.tipo === 'XML_GERADO' ? 'O arquivo da declaração não foi importado.' : null;
    return { ...plano, linhas: [], recusa: recusa?.motivo ?? (comConteudo ? semArquivo : null) };
  }
  const { montagem, sugestoes } = await comSugestoes(db, empresaId, await montagemDaDai(db, empresaId, id));
  const linhas = sugestoes.adicoes.map(({ numero, linha, origem }) =>
    linha
      ? `Adição ${numero}: ${nomeNaMatriz(linha)}, sugerida: ${origem}; fica por aceitar`
      : `Adição ${numero}: ${origem}; fica por escolher`,
  );
  if (marca.tipo === 'EM_ELABORACAO') return { ...plano, linhas, recusa: null };
  const { apontamentos } = await apontar({ db, blobs: ao.blobs, empresaId }, montagem);
  const [primeiro, ...outros] = apontamentos.filter(({ nivel }) => nivel === 'erro');
  const mais = outros.length === 0 ? '' : ` Há mais ${outros.length} na conferência.`;
  return { ...plano, linhas, recusa: primeiro ? `${primeiro.mensagem}${mais}` : null };
}

/** Situations that working on the DAI anew would undo. */
const VOLTA: readonly SituacaoDai[] = ['XML_GERADO', 'REJEITADA', 'CANCELADA'];
