import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { NOME_VINCULO_REPRESENTANTE } from '#lib/domain/cadastros/representante.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { DIAS_DE_AVISO } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { representante, representanteImportador } from '#server/platform/db/schema/cadastros.ts';
import { chaveDaLinha, type Regra } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** Makes the rule of a procuração or a certificado that expires or has expired. An inactive representative uses neither. */
function validadeDoRepresentante(codigo: 'PROCURACAO' | 'CERTIFICADO'): Regra {
  const { nome: papel, campo, coluna } = PAPEIS[codigo];
  return regraDePoucos({
    codigo,
    async linhas({ tx, empresaId, hoje }) {
      const lidos = await tx
        .select({
          id: representante.id,
          nome: representante.nome,
          vinculo: representante.vinculo,
          ate: sql<DataTexto>`${coluna}`,
          importadores: REPRESENTADOS,
        })
        .from(representante)
        .where(
          and(
            eq(representante.empresaId, empresaId),
            isNull(representante.excluidoEm),
            eq(representante.ativo, true),
            lte(coluna, somarDias(hoje, DIAS_DE_AVISO)),
          ),
        )
        .orderBy(asc(coluna), asc(representante.id))
        .limit(LIMITE_DE_POUCOS);
      return lidos.map(({ id, nome, vinculo, ate, importadores }) => {
        const dias = diasEntre(hoje, ate);
        const fim = dias < 0 ? `venceu em ${diaPorExtenso(ate)}` : `vence ${quando(dias)}`;
        return {
          chave: chaveDaLinha(codigo, id),
          regra: codigo,
          nivel: dias < 0 ? ('erro' as const) : ('aviso' as const),
          titulo: `${nome} · ${NOME_VINCULO_REPRESENTANTE[vinculo]}`,
          porque: `${papel} ${fim}${consequencia(dias < 0, importadores.length)}.`,
          prazo: ate,
          valor: null,
          lugar: { onde: 'REPRESENTANTE' as const, id, aba: null, campo },
          responsavel: null,
          importador: null,
          importadores,
        };
      });
    },
  });
}

function consequencia(vencido: boolean, importadores: number): string {
  if (importadores === 0) return '';
  const porQuem =
    importadores === 1 ? 'pelo importador que representa' : `pelos ${importadores} importadores que representa`;
  return vencido ? `: não pode assinar ${porQuem}` : `; depois disso não pode assinar ${porQuem}`;
}

const REPRESENTADOS = sql<string[]>`array(
  select r.importador_id::text from ${representanteImportador} r
  where r.empresa_id = "representante"."empresa_id" and r.representante_id = "representante"."id")`;

const PAPEIS: Readonly<Record<'PROCURACAO' | 'CERTIFICADO', { nome: string; campo: string; coluna: AnyPgColumn }>> = {
  PROCURACAO: { nome: 'A procuração', campo: 'procuracaoValidade', coluna: representante.procuracaoValidade },
  CERTIFICADO: {
    nome: 'O certificado digital',
    campo: 'certificadoValidade',
    coluna: representante.certificadoValidade,
  },
};

export const procuracao = validadeDoRepresentante('PROCURACAO');
export const certificado = validadeDoRepresentante('CERTIFICADO');
