import type { TratamentoDaNcm } from '#lib/domain/zfm/fontes-dos-tributos.ts';
import { fundamentosConhecidos, lerTratamentoTributario } from '#lib/portal/codecs/tratamento-tributario.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import { perguntaDaChave } from '#lib/portal/domain/pergunta-ao-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { BUCKET_DO_PORTAL } from '#server/portal/talk/keep-answer.ts';
import { perguntaRepository } from './pergunta-repository.ts';

interface Mercadoria {
  ncm: string;
  /** Siscomex code of the country of origin; null while nobody knows it. */
  pais: string | null;
}

/**
 * Reads what the Portal Único answered of the grounds of these goods, one answer for each NCM and country: production before training,
 * then the newest day of the fato gerador, then the newest answer.
 */
export async function tratamentosConhecidos(
  { db, blobs }: { db: Database; blobs: BlobStore },
  empresaId: string,
  mercadorias: readonly Mercadoria[],
): Promise<TratamentoDaNcm[]> {
  const procuradas = mercadorias.flatMap(({ ncm, pais }) => (pais === null ? [] : [{ ncm, pais }]));
  const achadas = (await perguntaRepository(db, empresaId).tratamentos(procuradas)).flatMap((perguntaGuardada) => {
    const pergunta = perguntaDaChave('TRATAMENTO', perguntaGuardada.chave);
    return pergunta.tipo === 'TRATAMENTO' && perguntaGuardada.olhadaEm
      ? [{ ...perguntaGuardada, ...pergunta, olhadaEm: perguntaGuardada.olhadaEm }]
      : [];
  });
  const porMercadoria = Map.groupBy(achadas, ({ ncm, pais }) => `${ncm}/${pais}`);
  const lidas: TratamentoDaNcm[] = [];
  for (const perguntasDaMercadoria of porMercadoria.values()) {
    const [melhor] = perguntasDaMercadoria.toSorted(
      (pergunta, outro) =>
        pergunta.ambiente.localeCompare(outro.ambiente) ||
        outro.dia.localeCompare(pergunta.dia) ||
        outro.olhadaEm.getTime() - pergunta.olhadaEm.getTime(),
    );
    if (!melhor) continue;
    const { ncm, pais, dia, ambiente, olhadaEm, sha256 } = melhor;
    const lido = lerTratamentoTributario(await blobs.ler(empresaId, BUCKET_DO_PORTAL, sha256), { ncm, pais, dia });
    lidas.push({
      ncm,
      pais,
      deTreinamento: ambiente === 'TREINAMENTO',
      dataDoFato: dia,
      respondidoEm: diaDoPortal(olhadaEm),
      fundamentos: fundamentosConhecidos(lido),
    });
  }
  return lidas;
}
