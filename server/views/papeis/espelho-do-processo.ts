import type { Content } from 'pdfmake/interfaces';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import type { ItemDoProcessoLido } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { SITUACOES_LICENCA } from '#lib/domain/aduana/declaracao/licenca.ts';
import { doPortal, NAO_E_DE_VERDADE } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { canalOuCodigo, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { NOME_TITULAR_DO_PAPEL } from '#lib/domain/aduana/processo/despesa.ts';
import { NOME_MODALIDADE, NOME_TIPO_CONHECIMENTO } from '#lib/domain/aduana/processo/processo.ts';
import { quantosItens } from '#lib/domain/aduana/processo/quantos-itens.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { marcarCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { NOME_VIA_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DespesaDoCusto } from '#lib/fiscal/custo/custo-realizado.ts';
import { tributosSemRecolher } from '#lib/fiscal/importacao/declarada/recolher-informado.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import {
  formatarCnpj,
  formatarConteiner,
  formatarDI,
  formatarDuimp,
  formatarNcm,
} from '#lib/format/identificadores.ts';
import { pdfPage } from '#server/platform/pdf/page.ts';
import type { Paper } from '#server/platform/pdf/paper.ts';
import { pdfFields, pdfSection, pdfTable } from '#server/platform/pdf/pdf-blocks.ts';
import { type CbsIbsDoEspelho, cbsIbsNoEspelho } from './cbs-ibs-no-espelho.ts';

/** The data printed for a process. */
interface DadosDoEspelho {
  processo: ProcessoInteiro;
  /** The declared adições; empty before there is a declaration. */
  adicoes: readonly AdicaoDoProcesso[];
  /** The items of the invoice. */
  itens: readonly ItemDoProcessoLido[];
  despesas: readonly DespesaDoCusto[];
  /** Null before 2026, when there was neither tax, and while there are no goods. */
  cbsIbs: CbsIbsDoEspelho | null;
  agora: Date;
}

/**
 * Prints the whole process: the declared data, its amounts and its situation. The footer says that it does not replace the extrato
 * of the declaration.
 */
export function espelhoDoProcesso(dados: DadosDoEspelho): Paper {
  const { processo, agora } = dados;
  const titulo = `Espelho do processo ${processo.numero}`;
  return pdfPage({
    titulo,
    subtitulo: `${documento(processo)} · ${NOME_SITUACAO_PROCESSO[processo.situacao]}${deTreinamento(processo, ' · ')}`,
    rodape: `${processo.numero}: ${deTreinamento(processo, '', '. ')}conferência feita pelo Cais em ${formatarData(emDia(agora))}. Não substitui o extrato da declaração.`,
    agora,
    conteudo: [
      ...(processo.treinamento ? [{ text: `${NAO_E_DE_VERDADE}.`, bold: true, margin: [0, 0, 0, 6] } as Content] : []),
      ...identificacao(processo),
      ...carga(processo),
      ...situacoes(processo),
      ...licencas(processo),
      ...tributos(dados),
      ...adicoesDeclaradas(dados),
      ...(dados.cbsIbs ? cbsIbsNoEspelho(dados.cbsIbs) : []),
      ...itensDaFatura(dados),
      ...despesasLancadas(dados),
      ...complemento(processo),
    ],
  });
}

const deTreinamento = ({ treinamento }: ProcessoInteiro, antes: string, depois = '') =>
  treinamento ? `${antes}${NAO_E_DE_VERDADE}${depois}` : '';

/** Joins the espelhos of several processes, each from a page of its own. */
export function espelhosJuntos(papeis: readonly Paper[], agora: Date): Paper {
  const quantos = papeis.length === 1 ? '1 processo' : `${papeis.length} processos`;
  const junto = pdfPage({
    titulo: 'Espelhos dos processos',
    subtitulo: quantos,
    rodape: `${quantos}: conferência feita pelo Cais em ${formatarData(emDia(agora))}. Não substitui o extrato da declaração.`,
    agora,
    conteudo: [],
  });
  if (papeis.length === 0) return junto;
  const paginas = papeis.map(
    ({ content }, i): Content => ({
      stack: Array.isArray(content) ? content : [content],
      ...(i > 0 && { pageBreak: 'before' }),
    }),
  );
  return { ...junto, content: paginas };
}

function identificacao(processo: ProcessoInteiro): Content[] {
  const { importador, representante, responsavel, declaracao } = processo;
  return pdfSection(
    'Identificação',
    pdfFields([
      ['Importador', nomeComNumero(importador)],
      ['Referência', processo.referencia],
      ['Representante legal', representante?.nome ?? declaracao?.importador.representanteLegal.nome ?? null],
      ['Responsável', responsavel?.nome ?? null],
      ['Modalidade', processo.modalidade && NOME_MODALIDADE[processo.modalidade]],
      ['URF de despacho', processo.urfDespacho?.nome ?? declaracao?.urfDespacho.nome ?? null],
      ['Canal RFB', processo.canalRfb ? NOME_CANAL[processo.canalRfb] : canalOuCodigo(null, processo.canalCodigo)],
      ['Canal Sefaz', processo.canalSefaz && NOME_CANAL[processo.canalSefaz]],
      ['Registro', dia(processo.dataRegistro)],
      ['Desembaraço', dia(processo.dataDesembaraco)],
    ]),
  );
}

function carga(processo: ProcessoInteiro): Content[] {
  const { declaracao } = processo;
  const { conteineres, volumes } = processo;
  return pdfSection(
    'Carga e transporte',
    pdfFields([
      ['Via', processo.viaTransporte && NOME_VIA_TRANSPORTE[processo.viaTransporte]],
      ['País de procedência', processo.paisProcedencia],
      ['Incoterm', processo.incoterm],
      ['Veículo', processo.veiculo],
      ['Conhecimento', conhecimento(processo)],
      ['CE-Mercante ou AWB', processo.conhecimentoMaster ?? declaracao?.conhecimento.master ?? null],
      ['ETA', dia(processo.eta)],
      ['Chegada', dia(processo.dataChegada)],
      ['Peso bruto (kg)', quantidade(processo.pesoBruto ?? declaracao?.carga.pesoBruto)],
      ['Peso líquido (kg)', quantidade(processo.pesoLiquido ?? declaracao?.carga.pesoLiquido)],
    ]),
    conteineres.length > 0 &&
      pdfTable(
        ['Contêiner', 'Tipo', 'Lacre', 'Peso bruto (kg)', 'Devolvido'],
        conteineres.map((um) => [
          formatarConteiner(um.numero),
          um.tipo,
          um.lacre,
          quantidade(um.pesoBruto),
          dia(um.devolucao),
        ]),
        { numericas: [3] },
      ),
    volumes.length > 0 &&
      pdfTable(
        ['Volume', 'Quantidade', 'Marca', 'Peso bruto (kg)'],
        volumes.map((um) => [um.tipo, String(um.quantidade), um.marca, quantidade(um.pesoBruto)]),
        { numericas: [1, 3] },
      ),
  );
}

function situacoes({ passos }: ProcessoInteiro): Content[] {
  return pdfSection(
    'Situações',
    pdfTable(
      ['Situação', 'Data', 'Quem', 'Observação'],
      passos
        .filter(({ desfeito }) => desfeito === null)
        .map((passo) => [
          NOME_SITUACAO_PROCESSO[passo.situacao],
          dia(passo.data),
          passo.usuario.nome,
          passo.motivo ?? (passo.daDeclaracao ? 'da declaração' : passo.portal && doPortal(passo.portal)),
        ]),
    ),
  );
}

function licencas({ licencas: todas }: ProcessoInteiro): Content[] {
  if (todas.length === 0) return [];
  return pdfSection(
    'Licenças',
    pdfTable(
      ['Licença', 'Número', 'Situação', 'Validade', 'Órgãos'],
      todas.map(({ tipo, numero, situacao, validade, orgaos }) => [
        tipo,
        numero,
        situacao === null ? null : (SITUACOES_LICENCA[tipo][situacao] ?? String(situacao)),
        dia(validade),
        orgaos,
      ]),
    ),
  );
}

function tributos({ processo, adicoes }: DadosDoEspelho): Content[] {
  const { declaracao, valorAduaneiro, tributos: devidos, recolher } = processo;
  if (!declaracao) return [];
  const temOutros = [devidos.outros, recolher.outros].some((valor) => valor !== null && /[1-9]/.test(valor));
  const nomes = [...TRIBUTOS_DI, ...(temOutros ? (['outros'] as const) : []), 'taxaSiscomex'] as const;
  const naoDiz: readonly string[] = tributosSemRecolher({ adicoes });
  const soma = (quais: typeof devidos) => formatarDinheiro(dinheiro(somar(nomes.map((nome) => quais[nome]))));
  return pdfSection(
    'Valor aduaneiro e tributos declarados',
    pdfFields([
      ['Valor aduaneiro (R$)', formatarDinheiro(valorAduaneiro)],
      ['VMLD (US$)', formatarDinheiro(declaracao.totais.vmldDolares)],
    ]),
    pdfTable(
      ['Tributo', 'Devido (R$)', 'A recolher (R$)'],
      [
        ...nomes.map((nome) => [
          NOMES_FORA_DOS_TRIBUTOS[nome] ?? nome.toUpperCase(),
          formatarDinheiro(devidos[nome]),
          naoDiz.includes(nome) ? SEM_VALOR : formatarDinheiro(recolher[nome]),
        ]),
        ['Total', soma(devidos), naoDiz.length > 0 ? SEM_VALOR : soma(recolher)],
      ],
      { numericas: [1, 2], comTotal: true },
    ),
    declaracao.pagamentos.length > 0 &&
      pdfTable(
        ['Receita', 'Data', 'Valor (R$)', 'Multa (R$)', 'Juros (R$)'],
        declaracao.pagamentos.map((pagamento) => [
          pagamento.codigoReceita,
          dia(pagamento.data),
          formatarDinheiro(pagamento.valorReceita),
          formatarDinheiro(pagamento.valorMulta),
          formatarDinheiro(pagamento.valorJuros),
        ]),
        { numericas: [2, 3, 4] },
      ),
  );
}

const NOMES_FORA_DOS_TRIBUTOS: Readonly<Partial<Record<string, string>>> = {
  outros: 'Antidumping e outros',
  taxaSiscomex: 'Taxa Siscomex',
};

function adicoesDeclaradas({ adicoes }: DadosDoEspelho): Content[] {
  if (adicoes.length === 0) return [];
  const comItens = quantosItens({ adicoes }) <= MAXIMO_DE_ITENS;
  return pdfSection(
    'Adições',
    pdfTable(
      ['Nº', 'NCM', 'Fornecedor', 'Origem', 'Peso (kg)', 'Valor aduaneiro', 'II', 'IPI', 'PIS', 'COFINS'],
      adicoes.map((adicao) => [
        adicao.numero,
        formatarNcm(adicao.ncm),
        adicao.fornecedor,
        adicao.paisOrigem.nome,
        quantidade(adicao.pesoLiquido),
        formatarDinheiro(adicao.valorAduaneiro),
        ...TRIBUTOS_DI.map((tributo) => formatarDinheiro(adicao.tributos[tributo].devido)),
      ]),
      { numericas: [4, 5, 6, 7, 8, 9], largas: [2] },
    ),
    comItens
      ? pdfTable(
          ['Adição', 'Item', 'Descrição', 'Quantidade', 'Unidade', 'Valor unitário'],
          adicoes.flatMap(({ numero, itens }) =>
            itens.map((item) => [
              numero,
              String(item.sequencia),
              textoDeclarado(item),
              quantidade(item.quantidade),
              item.unidade,
              formatarDecimal(item.valorUnitario, 7),
            ]),
          ),
          { numericas: [3, 5], largas: [2] },
        )
      : {
          text: `Os itens, mais de ${MAXIMO_DE_ITENS}, não cabem neste papel: estão na tela e na planilha.`,
          italics: true,
        },
  );
}

/** The text as a DI has it, with the cClassTrib at its head. */
function textoDeclarado({
  cClassTrib,
  descricao,
}: {
  cClassTrib?: string | null | undefined;
  descricao: string;
}): string {
  return cClassTrib ? marcarCClassTrib(cClassTrib, descricao) : descricao;
}

function itensDaFatura({ adicoes, itens }: DadosDoEspelho): Content[] {
  if (adicoes.length > 0 || itens.length === 0) return [];
  return pdfSection(
    'Itens da fatura',
    pdfTable(
      ['Part number', 'Descrição', 'NCM', 'Quantidade', 'Valor unitário', 'Moeda', 'Pedido'],
      itens
        .slice(0, MAXIMO_DE_ITENS)
        .map((item) => [
          item.partNumber,
          textoDeclarado(item),
          formatarNcm(item.ncm),
          `${quantidade(item.quantidade)} ${item.unidade}`,
          formatarDecimal(item.valorUnitario, 7),
          item.moeda.nome,
          item.pedidoItem && `${item.pedidoItem.numero}, linha ${item.pedidoItem.linha}`,
        ]),
      { numericas: [3, 4], largas: [1] },
    ),
  );
}

function despesasLancadas({ despesas }: DadosDoEspelho): Content[] {
  if (despesas.length === 0) return [];
  return pdfSection(
    'Despesas',
    pdfTable(
      ['Despesa', 'Valor (R$)', ''],
      [
        ...despesas.map(({ nome, valor, recuperavel, emNomeDe }) => [
          nome,
          formatarDinheiro(valor),
          [recuperavel && 'volta como crédito', emNomeDe && `papel: ${NOME_TITULAR_DO_PAPEL[emNomeDe].toLowerCase()}`]
            .filter(Boolean)
            .join(' · '),
        ]),
        ['Total', formatarDinheiro(dinheiro(somar(despesas.map(({ valor }) => valor)))), ''],
      ],
      { numericas: [1], comTotal: true },
    ),
  );
}

function complemento({ declaracao, observacao }: ProcessoInteiro): Content[] {
  return [
    ...(observacao ? pdfSection('Observação', { text: observacao }) : []),
    ...(declaracao?.informacaoComplementar
      ? pdfSection('Informações complementares da declaração', { text: declaracao.informacaoComplementar })
      : []),
  ];
}

function documento({ tipoDocumento, numeroDI, numeroDuimp }: ProcessoInteiro): string {
  if (numeroDuimp) return `DUIMP ${formatarDuimp(numeroDuimp)}`;
  return numeroDI ? `DI ${formatarDI(numeroDI)}` : `${tipoDocumento} ainda não registrada`;
}

function nomeComNumero({ nome, numero }: ProcessoInteiro['importador']): string | null {
  const escrito = numero && `CNPJ ${formatarCnpj(numero)}`;
  return [nome, escrito].filter(Boolean).join(' · ') || null;
}

function conhecimento({ conhecimentoTipo, conhecimentoNumero, declaracao }: ProcessoInteiro): string | null {
  const numero = conhecimentoNumero ?? declaracao?.conhecimento.numero;
  if (!numero) return null;
  return conhecimentoTipo ? `${NOME_TIPO_CONHECIMENTO[conhecimentoTipo]} ${numero}` : numero;
}

function dia(data: string | null): string | null {
  return data && formatarData(data);
}

function quantidade(valor: string | null | undefined): string {
  return valor ? formatarDecimal(valor, 5) : SEM_VALOR;
}

function emDia(instante: Date): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(instante);
}

/** Nobody reads a longer document, and it takes seconds to make. */
export const MAXIMO_DE_ITENS = 1000;
