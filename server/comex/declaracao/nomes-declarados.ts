import { and, asc, eq } from 'drizzle-orm';
import type { ApelidoConsulta, NomeDeclarado } from '#lib/contracts/cadastros/apelido.ts';
import { textoDoFornecedor, textoDoItem } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { offsetOf } from '#server/platform/db/list-query.ts';
import { adicao, item } from '#server/platform/db/schema/declaracao.ts';
import { fornecedoresParecidos, itensParecidos } from './sugestoes-de-vinculo.ts';
import { vinculoRepository } from './vinculo-repository.ts';

/** Lists the suppliers or items that the declaration of a process names, each once. Each has its link, or suggestions for one. */
export async function nomesDeclarados(
  tx: Database,
  empresaId: string,
  consulta: ApelidoConsulta,
): Promise<{ linhas: NomeDeclarado[]; total: number }> {
  const { recurso, processoId } = consulta;
  const citados = await (recurso === 'Fornecedor' ? fornecedores : itens)(tx, empresaId, processoId);
  const nomes = [...Map.groupBy(citados, ({ comparado }) => comparado).values()].flatMap(umaVez);
  const vinculos = await vinculoRepository(tx, empresaId, recurso).vinculos(nomes.map(({ comparado }) => comparado));
  const emOrdem = [
    ...nomes.filter(({ comparado }) => !vinculos.has(comparado)),
    ...nomes.filter(({ comparado }) => vinculos.has(comparado)),
  ];
  const { limit, offset } = offsetOf(consulta);
  const linhas: NomeDeclarado[] = [];
  for (const { comparado, texto, ncm, adicoes } of emOrdem.slice(offset, offset + limit)) {
    const vinculo = vinculos.get(comparado) ?? null;
    const sugestoes = vinculo ? [] : await sugerir(tx, empresaId, { comparado, texto, ncm });
    linhas.push({ recurso, texto, ncm, adicoes, vinculo, sugestoes });
  }
  return { linhas, total: nomes.length };
}

interface Citado {
  comparado: string;
  texto: string;
  ncm: string | null;
  numero: number;
}

async function fornecedores(tx: Database, empresaId: string, processoId: string): Promise<Citado[]> {
  const linhas = await tx
    .select({ numero: adicao.numero, fornecedor: adicao.fornecedor, fabricante: adicao.fabricante })
    .from(adicao)
    .where(and(eq(adicao.empresaId, empresaId), eq(adicao.processoId, processoId)))
    .orderBy(asc(adicao.numero));
  return linhas.flatMap(({ numero, ...nomes }) =>
    Object.values(nomes).flatMap((texto) =>
      texto ? [{ comparado: textoDoFornecedor(texto), texto, ncm: null, numero }] : [],
    ),
  );
}

async function itens(tx: Database, empresaId: string, processoId: string): Promise<Citado[]> {
  const linhas = await tx
    .select({ numero: adicao.numero, ncm: adicao.ncm, texto: item.descricao })
    .from(item)
    .innerJoin(adicao, and(eq(adicao.empresaId, item.empresaId), eq(adicao.id, item.adicaoId)))
    .where(and(eq(item.empresaId, empresaId), eq(adicao.processoId, processoId)))
    .orderBy(asc(adicao.numero), asc(item.ordem));
  return linhas.map((linha) => ({ ...linha, comparado: textoDoItem({ ncm: linha.ncm, descricao: linha.texto }) }));
}

function umaVez(citados: Citado[]) {
  const [primeiro] = citados;
  if (!primeiro) return [];
  const numeros = [...new Set(citados.map(({ numero }) => String(numero).padStart(3, '0')))];
  return [{ ...primeiro, adicoes: numeros }];
}

function sugerir(tx: Database, empresaId: string, { comparado, texto, ncm }: Omit<Citado, 'numero'>) {
  if (ncm === null) return fornecedoresParecidos(tx, empresaId, comparado);
  return itensParecidos(tx, empresaId, { ncm, descricao: textoDoFornecedor(texto) });
}
