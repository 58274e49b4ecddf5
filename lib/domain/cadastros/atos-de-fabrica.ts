import type { AtoDoCalendario } from './atos-do-calendario.ts';

/** The day all of them were read. */
const LIDO_EM = '2026-11-29';

/** The end of the DI, of which no source fixes the line of the Free Zone. */
export const FIM_DA_LI_E_DA_DI = 'FIM_DA_LI_E_DA_DI';

/**
 * The acts of 2025 to 2033 that concern importers and brokers of Manaus. VERIFICADO where the text of the act, or the named source itself,
 * was read; a planned day of which nothing says that it happened is CONFIRMAR (docs/decisions/calendario-de-atos.md).
 */
export const ATOS_DO_CALENDARIO: readonly AtoDoCalendario[] = [
  confirmar('PRESENCA_DE_CARGA', '2025-03-25', null, {
    assunto: 'Presença de carga na saída de Manaus',
    atos: 'Quem faz DCI individual: presença de carga no Siscomex; dispensada na internação simplificada, para a Amazônia Ocidental e para mercadoria da lista, por formulário entregue ao recinto.',
    fonte: 'Portaria ALF/MNS 73/2025, por aca.org.br',
  }),
  verificado('TESTE_DA_CBS_E_DO_IBS', '2026-01-01', null, {
    assunto: 'Ano de teste da CBS e do IBS',
    atos: 'Todos: CBS 0,9 % e IBS 0,1 %, que não se recolhem de quem cumpre as obrigações acessórias; PIS e COFINS seguem devidos.',
    fonte: 'LC 214/2025, arts. 343 a 348',
  }),
  confirmar('CCLASSTRIB_NA_DECLARACAO', '2026-01-01', null, {
    assunto: 'cClassTrib em cada item de DI, DSI, LI e DUIMP',
    atos: 'Quem declara: leve o cClassTrib em cada item.',
    fonte: 'Notícia Siscomex Importação 116/2025, por fazcomex.com.br',
  }),
  verificado('CNPJ_ALFANUMERICO_NA_NFE', '2026-07-01', null, {
    assunto: 'CNPJ com letras na NF-e',
    atos: 'Quem emite NF-e: CNPJ e chave podem ter letras.',
    fonte: 'NT 2026.004 v1.01',
  }),
  verificado('REJEICAO_SEM_IBS_CBS', '2026-07-31', null, {
    assunto: 'Rejeição da NF-e sem IBS e CBS suspensa',
    atos: 'Quem emite NF-e: a rejeição 1115 está suspensa; o dever de informar continua.',
    fonte: 'Ato Técnico Conjunto 1/2026',
  }),
  verificado('NFE_COM_IBS_E_CBS', '2026-08-03', null, {
    assunto: 'NF-e com IBS e CBS no regime regular',
    atos: 'Quem emite NF-e no regime regular: informe IBS e CBS.',
    fonte: 'Ato Conjunto RFB/CGIBS 4/2026',
  }),
  confirmar('CBS_E_IBS_NA_DUIMP', '2026-09-27', null, {
    assunto: 'CBS e IBS por item na DUIMP',
    atos: 'Quem registra DUIMP: campos e tributação por item, planejados para este dia; que entraram em produção não foi encontrado.',
    fonte: 'Página da Receita Federal sobre a DUIMP e a reforma, de 19/08/2026, por cópia',
  }),
  confirmar('NT_2025_002_V152', '2026-11-16', null, {
    assunto: 'NT 2025.002 v1.52, NT 2026.007 e NT 2026.008 em produção',
    atos: 'Quem emite NF-e: atualize o emissor. Adiadas de 05/10 e 03/11, segundo uma só fonte.',
    fonte: 'Informe do portal da NF-e de 05/10/2026, por cópia',
  }),
  confirmar(FIM_DA_LI_E_DA_DI, '2026-12-01', null, {
    assunto: 'Fim do cronograma de desligamento da LI e da DI',
    atos: 'Quem importa: do dia de cada linha do cronograma em diante não há registro novo de LI nem de DI, e o processo começa como DUIMP. A linha da Zona Franca (admissão, internação e ALC) não foi encontrada em fonte alguma: confira a sua no cronograma oficial.',
    fonte:
      'Cronograma do site, que substitui o anexo da Portaria Coana 165/2024 (Notícia Siscomex Importação 122/2025), por haidar.com.br',
    endereco: 'https://www.gov.br/siscomex',
  }),
  verificado('DANFE_DA_REFORMA', '2026-12-01', null, {
    assunto: 'DANFE da reforma',
    atos: 'Quem imprime o DANFE: leiaute da NT 2026.010 em produção.',
    fonte: 'NT 2026.010',
  }),
  confirmar('ALIQUOTA_DE_REFERENCIA_DA_CBS', '2026-12-15', '2026-12-22', {
    assunto: 'Resolução do Senado com a alíquota da CBS',
    atos: 'Quem calcula 2027: informe a alíquota em Parâmetros quando for fixada. Sem ela até 22/12, aplica-se a calculada pelo TCU (LC 214/2025, art. 349, § 2º).',
    fonte: 'Notícias de outubro de 2026 sobre o prazo de 15/12',
  }),
  verificado('INVENTARIO_DO_ESTOQUE', '2026-12-31', null, {
    assunto: 'Inventário para o crédito de abertura da CBS',
    atos: 'Quem tem estoque: levante-o em 31/12.',
    fonte: 'LC 214/2025, art. 381',
  }),
  verificado('FIM_DO_PIS_E_DA_COFINS', '2026-12-31', null, {
    assunto: 'Fim do PIS e da COFINS na importação, e das suspensões da Lei 10.865',
    atos: 'Quem importa ou interna: as declarações de 2027 não têm PIS nem COFINS, e os da DCI vão a zero. Mudança de forma da DCI não foi encontrada.',
    fonte: 'LC 214/2025, art. 542, XXIII',
  }),
  verificado('CBS_E_IS_COBRADOS', '2027-01-01', null, {
    assunto: 'CBS e Imposto Seletivo cobrados; IPI zero fora da lista da ZFM',
    atos: 'Todos: a CBS da importação segue o dia da liberação (arts. 67 e 408, § 1º); IBS de 0,05 % do Estado e 0,05 % do Município; valem os arts. 443, 444 e 450, § 2º.',
    fonte: 'LC 214/2025, arts. 344, 347, 444 e 450',
  }),
  confirmar('UB12_10_DO_SIMPLES', '2027-01-04', null, {
    assunto: 'Regra UB12-10 para o Simples e o MEI',
    atos: 'Quem emite NF-e no Simples: a regra passa a valer, no texto antigo da NT.',
    fonte: 'NT 2025.002, texto anterior',
  }),
  confirmar('AFRMM_NO_NORTE_E_NORDESTE', '2027-01-08', null, {
    assunto: 'AFRMM: último dia da não incidência no Norte e no Nordeste',
    atos: 'Quem importa por mar: no dia seguinte o AFRMM incide nos trechos de cabotagem, fluvial e lacustre, se nenhuma lei prorrogar.',
    fonte: 'Lei 14.301/2022, art. 24; Decreto 8.257/2014, art. 4º',
  }),
  verificado('NT_2026_008_NB01_30', '2027-02-01', '2027-03-01', {
    assunto: 'NT 2026.008: regra NB01-30',
    atos: 'Quem emite NF-e de pagamento antecipado: homologação no primeiro dia, produção no último.',
    fonte: 'NT 2026.008',
  }),
  verificado('CREDITO_DE_ABERTURA', '2027-06-30', null, {
    assunto: 'Limite para pedir o crédito de abertura da CBS',
    atos: 'Quem tem direito ao crédito do estoque: peça-o até o fim de junho.',
    fonte: 'LC 214/2025, art. 381',
  }),
  verificado('ICMS_90_POR_CENTO', '2029-01-01', null, {
    assunto: 'ICMS a 90 %; créditos de IBS; desembaraço fiscal eletrônico',
    atos: 'Quem importa no Amazonas: ICMS e benefícios caem a 90 %, começam os créditos de IBS dos arts. 446 a 450 e o desembaraço da Sefaz com o Município.',
    fonte: 'LC 214/2025; LC 87/1996, art. 31-A; Resolução CGIBS 6/2026, arts. 556 a 564 e 617, III',
  }),
  verificado('FIM_DO_ICMS', '2033-01-01', null, {
    assunto: 'Fim do ICMS e do ISS',
    atos: 'Todos: só CBS, IBS e Imposto Seletivo.',
    fonte: 'ADCT, arts. 128 e 129; LC 214/2025',
  }),
];

type Dito = Pick<AtoDoCalendario, 'assunto' | 'atos' | 'fonte'> & { endereco?: string };

function verificado(codigo: string, inicio: string, fim: string | null, dito: Dito): AtoDoCalendario {
  return { codigo, inicio, fim, endereco: null, ...dito, lidoEm: LIDO_EM, situacao: 'VERIFICADO' };
}

function confirmar(codigo: string, inicio: string, fim: string | null, dito: Dito): AtoDoCalendario {
  return { ...verificado(codigo, inicio, fim, dito), situacao: 'CONFIRMAR' };
}
