import { getTableColumns, type SQL } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { identificadorChamado } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { lerCampo, valorEm } from '#lib/registros/ler-campo.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { RecordRead, RepositoryWithSheet } from './cadastro.ts';
import type { AnyDeclaration, ConsultaDeCadastro, Declaracao, DeclaredTable } from './declaration.ts';
import { declaredReading, nameOf, type Procura } from './declared-reading.ts';
import { type Ponteiros, pointerColumns, pointersOfRestored } from './pointers.ts';
import { recordRepository } from './record-repository.ts';

export interface DeclaredRepository<Consulta, Campos, Lido, Resumo = Lido>
  extends RepositoryWithSheet<Consulta, Campos, Lido, Resumo> {
  /** The rows that a filter lets through, less those that are deleted. */
  ativos(filtro: SQL, ordem?: readonly SQL[]): Promise<Lido[]>;
  /** The rows a lookup offers for `q`, best first. */
  procurar(q: string, como?: Procura): Promise<Lido[]>;
}

/** The repository of a plain register: `declaracao` says what is its own (docs/decisions/cadastro-declarado.md). */
export function repositorioDe<
  T extends DeclaredTable,
  Consulta extends ConsultaDeCadastro,
  Campos extends object,
  Lido extends RecordRead,
  Resumo extends RecordRead = Lido,
  A extends Ponteiros = Record<never, never>,
  E extends SelectedFields = Record<never, never>,
  Chave extends string = never,
>(
  tabela: T,
  declaracao: Declaracao<T, Consulta, Campos, Lido, Resumo, A, E, Chave>,
): (tx: Database, empresaId: string) => DeclaredRepository<Consulta, Campos, Lido, Resumo>;
export function repositorioDe(tabela: DeclaredTable, exata: object) {
  // The signature above holds the declaration to its table; from here on the fields are not known.
  const declaracao = exata as AnyDeclaration;
  return (tx: Database, empresaId: string): DeclaredRepository<ConsultaDeCadastro, object, RecordRead> => {
    const { aponta = {}, unico } = declaracao;
    const { iguais, ...leituras } = declaredReading(tx, empresaId, tabela, declaracao);
    const { buscar } = leituras;
    const registros = recordRepository(tx, empresaId, tabela);
    const proprio = declaracao.proprio?.(tx, empresaId, leituras.ativos) ?? {};
    const apontadas = pointerColumns(tx, empresaId, aponta);
    const exigirApontados = pointersOfRestored(tx, empresaId, aponta);
    const daTabela = getTableColumns(tabela);

    const colunas = async (campos: object): Promise<Record<string, unknown>> => {
      const linha = {
        ...campos,
        ...(await apontadas({ ...campos })),
        ...declaracao.colunas?.(campos),
        ...(await proprio.colunas?.(campos)),
      };
      const chave = nameOf(declaracao, linha);
      const busca = textoDeBusca(chave, ...searched(declaracao, linha));
      return Object.fromEntries(Object.entries({ ...linha, chave, busca }).filter(([nome]) => nome in daTabela));
    };

    return {
      ...leituras,

      comAChaveDe: iguais,

      async conferir(campos, id, em) {
        await apontadas({ ...campos });
        await proprio.conferir?.(campos, id, em);
      },

      async ocupante(campos, id) {
        const igual = unico && (await iguais(campos)).find((outro) => outro.id !== id);
        if (igual) return { id: igual.id, frase: unico(igual, campos) };
        return (await proprio.ocupante?.(campos, id)) ?? null;
      },

      async inserir(id, campos, assinatura) {
        const valores = await colunas(campos);
        await proprio.conferir?.(campos, id, assinatura.em);
        await registros.inserir(id, valores, assinatura);
        await proprio.gravado?.(id, campos, assinatura);
      },

      async alterar({ id, versao, ...campos }, assinatura) {
        const valores = await colunas(campos);
        await proprio.conferir?.(campos, id, assinatura.em);
        const alterado = await registros.alterar({ id, versao }, valores, assinatura);
        if (alterado) await proprio.gravado?.(id, campos, assinatura);
        return alterado;
      },

      async excluir(id, em, usuarioId) {
        await proprio.excluivel?.(id);
        const excluido = await registros.excluir(id, em);
        if (excluido) await proprio.excluido?.(id, { em, usuarioId });
        return excluido;
      },

      async restaurar(id, assinatura) {
        await exigirApontados(() => buscar(id));
        if (!(await registros.restaurar(id))) return false;
        const lido = proprio.restaurado && (await buscar(id));
        if (lido) await proprio.restaurado?.(lido, assinatura);
        return true;
      },
    };
  };
}

/** The texts of a row, besides its name, in which a search looks. */
function searched({ busca, contrato: { forma } }: AnyDeclaration, linha: object): Texts {
  if (typeof busca === 'function') return busca(linha);
  return busca.flatMap((caminho): Texts => {
    const valor = valorEm(linha, caminho) as string | readonly string[] | null;
    if (typeof valor !== 'string') return valor ?? [];
    const esquema = forma[caminho];
    const { qual } = esquema ? lerCampo(esquema).sobre : {};
    return [valor, qual && identificadorChamado(qual).escrever?.(valor)];
  });
}

type Texts = readonly (string | null | undefined)[];
