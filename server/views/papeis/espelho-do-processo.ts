import type { Content } from 'pdfmake/interfaces';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { SITUACOES_LICENCA } from '#lib/domain/aduana/declaracao/licenca.ts';
import { doPortal, NAO_E_DE_VERDADE } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { canalOuCodigo, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { NOME_TITULAR_DO_PAPEL } from '#lib/domain/aduana/processo/despesa.ts';
import { NOME_MODALIDADE, NOME_TIPO_CONHECIMENTO } from '#lib/domain/aduana/processo/processo.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { NOME_VIA_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarCnpj, formatarConteiner, formatarDI, formatarDuimp } from '#lib/format/identificadores.ts';
import { pdfPage } from '#server/platform/pdf/page.ts';
import type { Paper } from '#server/platform/pdf/paper.ts';
import { pdfFields, pdfSection, pdfTable } from '#server/platform/pdf/pdf-blocks.ts';
import { cbsIbsNoEspelho } from './cbs-ibs-no-espelho.ts';
import {
  adicoesDeclaradas,
  type DadosDoEspelho,
  dia,
  itensDaFatura,
  quantidade,
  tributos,
} from './mercadorias-do-espelho.ts';

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
    rodape: `${processo.numero}: ${deTreinamento(processo, '', '. ')}conferência feita pelo Cais em ${formatarData(diaEmManaus(agora))}. Não substitui o extrato da declaração.`,
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
    rodape: `${quantos}: conferência feita pelo Cais em ${formatarData(diaEmManaus(agora))}. Não substitui o extrato da declaração.`,
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
        conteineres.map((conteiner) => [
          formatarConteiner(conteiner.numero),
          conteiner.tipo,
          conteiner.lacre,
          quantidade(conteiner.pesoBruto),
          dia(conteiner.devolucao),
        ]),
        { numericas: [3] },
      ),
    volumes.length > 0 &&
      pdfTable(
        ['Volume', 'Quantidade', 'Marca', 'Peso bruto (kg)'],
        volumes.map((volume) => [volume.tipo, String(volume.quantidade), volume.marca, quantidade(volume.pesoBruto)]),
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
