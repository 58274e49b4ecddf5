import { desc, eq } from 'drizzle-orm';
import { produtoConsulta } from '#lib/contracts/consultas/produto.ts';
import { type DcrLido, type DcrNovo, dcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { PassoDoDcr } from '#lib/domain/zfm/passos-do-dcr.ts';
import type { ProdutoLido } from '#lib/registros/produto.ts';
import { representanteRepository } from '#server/comex/cadastros/representante.ts';
import { copiarDcr } from '#server/comex/dcr/copiar-dcr.ts';
import { cadastroDeDcr } from '#server/comex/dcr/dcr.ts';
import { montarDcr } from '#server/comex/dcr/montar.ts';
import { produtoRepository } from '#server/comex/produtos/produto.ts';
import { darPassoNoDcr } from '#server/flows/zfm/dar-passo-no-dcr.ts';
import { today } from '#server/platform/clock.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';

type Ao = OnWrite & { blobs: BlobStore };

/**
 * Creates DCR-Es of the demonstration's products at each stage: in force and out of date, followed by a substitutivo, transmitted,
 * and one in preparation.
 */
export async function semearDcrs(ao: Ao, representanteId: string): Promise<void> {
  const dia = today(ao.relogio);
  const consulta = produtoConsulta.parse({ ordem: 'codigo' });
  const { linhas } = await produtoRepository(ao.db, ao.quem.empresaId).listar(consulta, dia);
  const comEstrutura = linhas.filter(({ revisaoEmVigor }) => revisaoEmVigor !== null);
  const [velho, sucedido, transmitido, emElaboracao] = comEstrutura;
  if (velho)
    await levado(ao, await criado(ao, velho.id, representanteId, somarDias(dia, -60)), NUMEROS[0], somarDias(dia, -58));
  if (sucedido) {
    const antes = await criado(ao, sucedido.id, representanteId, somarDias(dia, -90));
    await levado(ao, antes, NUMEROS[1], somarDias(dia, -88));
    const depois = await copiarDcr(ao, antes.id, { tipo: 'S', atualizar: false });
    await levado(ao, depois, NUMEROS[2], dia);
  }
  if (transmitido)
    await levado(ao, await criado(ao, transmitido.id, representanteId, somarDias(dia, -3)), null, somarDias(dia, -2));
  if (emElaboracao) await criado(ao, emElaboracao.id, representanteId, dia, { comoVem: true });
}

async function criado(
  ao: Ao,
  produtoId: string,
  representanteId: string,
  dataBase: DataTexto,
  { comoVem = false } = {},
): Promise<DcrLido> {
  const { empresaId } = ao.quem;
  const produto = (await produtoRepository(ao.db, empresaId).buscar(produtoId)) as ProdutoLido;
  const representante = await representanteRepository(ao.db, empresaId).buscar(representanteId);
  const representanteVinculado = representante?.importadores.some(({ id }) => id === produto.importador.id) ?? false;
  const montagem = await montarDcr(ao.db, empresaId, { produtoId, estruturaId: null, dataBase, baseCusto: 'CIF' });
  const { descricao, ncm, unidade, pesoBruto, ppb, resolucao, informatica, tipoCoeficiente, acrescimo, modelos } =
    produto;
  const { revisao: _, ...estrutura } = montagem.estrutura;
  const novo = dcrNovo.parse({
    importador: { id: produto.importador.id },
    produto: { id: produtoId },
    representante: representanteVinculado ? { id: representanteId } : null,
    descricao,
    ncm,
    unidade,
    pesoBruto,
    ppb: ppb ?? 'PPB FICTICIO 1/2025',
    resolucao,
    informatica,
    tipoCoeficiente,
    acrescimo,
    modelos,
    dataBase,
    taxaUSD: '5.341700',
    estrutura,
    nacionais: montagem.nacionais,
    subcomponentes: montagem.subcomponentes,
    importados: montagem.importados,
    maoDeObraMensal: { salarios: '412300.00', encargos: '298117.00', producao: '18500' },
  });
  return gravacaoDe(cadastroDeDcr, ao).criar(comoVem ? novo : completo(novo, dataBase, await aliquotasDeclaradas(ao)));
}

/** A component without a document gets a fictitious NF of a purchase in the country. */
function completo(novo: DcrNovo, dia: DataTexto, aliquotas: ReadonlyMap<string, string>): DcrNovo {
  const semPreco = ({ preco }: { preco: string }) => /^[0.]+$/.test(preco);
  const nota = (i: number) => ({
    nf: String(4100 + i),
    serie: '1',
    cnpj: '11222333000181',
    dataEmissao: somarDias(dia, -20),
  });
  const breve = <L extends { descricao: string; unidade: string | null }>(linha: L): L => ({
    ...linha,
    descricao: linha.descricao.slice(0, 80).trim(),
    unidade: linha.unidade ?? 'PECA',
  });
  const importado = <L extends DcrNovo['importados'][number]>(linha: L, i: number): L =>
    breve(
      semPreco(linha)
        ? {
            ...linha,
            ...nota(i),
            ...NOTA_DE_IMPORTADO,
            preco: `0.${10 + (i % 80)}0000`,
            aliquotaII: aliquotas.get(linha.ncm) ?? '16.00',
          }
        : linha,
    );
  return {
    ...novo,
    nacionais: novo.nacionais.map((linha, i) =>
      breve(semPreco(linha) ? { ...linha, ...nota(i), preco: `${1 + (i % 7)}.500000` } : linha),
    ),
    subcomponentes: novo.subcomponentes.map(importado),
    importados: novo.importados.map(importado),
  };
}

/** The rates of the last declaration of each NCM. */
async function aliquotasDeclaradas({ db, quem }: Ao): Promise<Map<string, string>> {
  const linhas = await db
    .selectDistinctOn([saldoLote.ncm], { ncm: saldoLote.ncm, aliquota: saldoLote.aliquotaIi })
    .from(saldoLote)
    .where(eq(saldoLote.empresaId, quem.empresaId))
    .orderBy(saldoLote.ncm, desc(saldoLote.dataRegistro));
  return new Map(linhas.flatMap(({ ncm, aliquota }) => (aliquota === null ? [] : [[ncm, aliquota]])));
}

/** Takes a DCR-E to the registration under this number, or to the transmission when there is none, all on one day. */
async function levado(ao: Ao, dcr: DcrLido, numero: string | null | undefined, data: DataTexto): Promise<void> {
  const passos: PassoDoDcr[] = ['VALIDAR', 'GERAR', 'TRANSMITIR', ...(numero ? (['REGISTRAR'] as const) : [])];
  let { versao } = dcr;
  for (const passo of passos) {
    const pedido = { versao, passo, data, numero: passo === 'REGISTRAR' ? (numero ?? null) : null, motivo: null };
    versao = (await darPassoNoDcr(ao, dcr.id, pedido)).versao;
  }
}

const NOTA_DE_IMPORTADO = { documento: 'NF', suspensao: 'N' } as const;
/** Numbers that no real DCR-E has. */
const NUMEROS = ['2026900015', '2026900023', '2026900031'];
