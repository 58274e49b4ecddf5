import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Documents of the official table that matter here. DI, DSI and LI take the codes of the DUIMP (Notícia Siscomex 116/2025). */
export type DocumentoFiscal = 'NFE' | 'DIR' | 'DUIMP';

/** A row of the official table of cClassTrib. The first three digits of the code are its CST. */
export interface ClassificacaoTributaria {
  codigo: string;
  descricao: string;
  /** Reduction of the rates in per cent; it is the same for CBS and IBS in every row. */
  reducao: DecimalTexto;
  /** First and last day, both included; no row has ended yet. */
  inicio: DataTexto;
  fim: DataTexto | null;
  documentos: readonly DocumentoFiscal[];
  /** Article of LC 214/2025. */
  dispositivo: string;
  /** Annex of LC 214/2025 that lists the goods; null where the text of the article alone tells. */
  anexo: string | null;
  /** Whether the NF-e needs the taxation that would apply (gTribRegular); null where the table read does not say. */
  exigeRegular: boolean | null;
}

/** Returns the row of a code; undefined for a code that no document of this product takes. */
export function classificacaoTributaria(codigo: string): ClassificacaoTributaria | undefined {
  return POR_CODIGO.get(codigo);
}

const NFE_DUIMP: readonly DocumentoFiscal[] = ['NFE', 'DUIMP'];
const TODOS: readonly DocumentoFiscal[] = ['NFE', 'DIR', 'DUIMP'];
const SO_DUIMP: readonly DocumentoFiscal[] = ['DUIMP'];
const SO_NFE: readonly DocumentoFiscal[] = ['NFE'];
const DIR_DUIMP: readonly DocumentoFiscal[] = ['DIR', 'DUIMP'];

/**
 * The 62 codes a DUIMP takes, and 8 that only an NF-e of the Zona Franca de Manaus has. Source: official table (IT 2025.002 v1.70 by
 * the Ato Técnico Conjunto RFB/CGIBS 8/2026, DOU 01/10/2026; SVRS capture of 08/10/2026), `exigeRegular` by the table of March 2026.
 */
// biome-ignore format: one row a line
const LINHAS: readonly Linha[] = [
  ['000001', 'Situações tributadas integralmente pelo IBS e CBS', '0', '2025-05-05', TODOS, 'art. 4', null, false],
  ['200002', 'Fornecimento ou importação de tratores, máquinas e implementos agrícolas para produtor rural não contribuinte e veículos de carga para TAC não contribuinte', '100', '2025-05-05', NFE_DUIMP, 'art. 110', null, false],
  ['200003', 'Cesta Básica Nacional de Alimentos (Anexo I)', '100', '2025-05-05', NFE_DUIMP, 'art. 125', 'I', false],
  ['200004', 'Dispositivos médicos (Anexo XII)', '100', '2025-05-05', NFE_DUIMP, 'art. 144', 'XII', false],
  ['200005', 'Dispositivos médicos (Anexo IV) adquiridos por administração pública/entidades imunes', '100', '2025-05-05', NFE_DUIMP, 'art. 144', 'IV', false],
  ['200006', 'Emergência de saúde pública: dispositivos não listados no Anexo XII', '100', '2025-05-05', NFE_DUIMP, 'art. 144', null, false],
  ['200007', 'Dispositivos de acessibilidade (Anexo XIII)', '100', '2025-05-05', NFE_DUIMP, 'art. 145', 'XIII', false],
  ['200008', 'Dispositivos de acessibilidade (Anexo V) para administração pública/entidades imunes', '100', '2025-05-05', NFE_DUIMP, 'art. 145', 'V', false],
  ['200009', 'Medicamentos registrados na Anvisa (caput art. 146)', '100', '2025-05-05', TODOS, 'art. 146', null, false],
  ['200010', 'Medicamentos Anvisa para administração pública/entidades imunes', '100', '2025-05-05', NFE_DUIMP, 'art. 146', null, false],
  ['200011', 'Nutrição enteral/parenteral (Anexo VI) para administração pública', '100', '2025-05-05', NFE_DUIMP, 'art. 146', 'VI', false],
  ['200012', 'Emergência de saúde pública: medicamentos', '100', '2025-05-05', NFE_DUIMP, 'art. 146', null, false],
  ['200013', 'Tampões, absorventes, calcinhas absorventes e coletores menstruais', '100', '2025-05-05', NFE_DUIMP, 'art. 147', null, false],
  ['200014', 'Hortícolas, frutas e ovos (Anexo XV)', '100', '2025-05-05', NFE_DUIMP, 'art. 148', 'XV', false],
  ['200030', 'Dispositivos médicos (Anexo IV)', '60', '2025-05-05', NFE_DUIMP, 'art. 131', 'IV', false],
  ['200031', 'Dispositivos de acessibilidade (Anexo V)', '60', '2025-05-05', NFE_DUIMP, 'art. 132', 'V', false],
  ['200032', 'Medicamentos Anvisa ou de manipulação (exceto art. 146)', '60', '2025-05-05', TODOS, 'art. 133', null, false],
  ['200033', 'Nutrição enteral/parenteral (Anexo VI)', '60', '2025-05-05', NFE_DUIMP, 'art. 133', 'VI', false],
  ['200034', 'Alimentos para consumo humano (Anexo VII)', '60', '2025-05-05', NFE_DUIMP, 'art. 135', 'VII', false],
  ['200035', 'Higiene pessoal e limpeza (Anexo VIII)', '60', '2025-05-05', NFE_DUIMP, 'art. 136', 'VIII', false],
  ['200036', 'Produtos agropecuários, aquícolas, pesqueiros, florestais e extrativistas in natura', '60', '2025-05-05', NFE_DUIMP, 'art. 137', null, false],
  ['200038', 'Insumos agropecuários e aquícolas (Anexo IX)', '60', '2025-05-05', NFE_DUIMP, 'art. 138', 'IX', false],
  ['200039', 'Produções nacionais artísticas, culturais, de eventos, jornalísticas e audiovisuais (Anexo X)', '60', '2025-05-05', NFE_DUIMP, 'art. 139', 'X', false],
  ['200043', 'Soberania/segurança nacional e da informação para administração pública (Anexo XI)', '60', '2025-05-05', NFE_DUIMP, 'art. 142', 'XI', false],
  ['200053', 'Medicamentos Anvisa: soros ou vacinas', '100', '2026-01-01', TODOS, 'art. 146', null, null],
  ['400003', 'Bagagens de viajantes e de tripulantes', '0', '2026-01-01', DIR_DUIMP, 'art. 94', null, null],
  ['400004', 'Remessas internacionais (isentas)', '0', '2026-01-01', DIR_DUIMP, 'art. 94', null, null],
  ['410001', 'Bonificações constantes do documento e sem evento posterior', '0', '2025-05-05', NFE_DUIMP, 'art. 5', null, false],
  ['410003', 'Doações sem créditos apropriados pelo doador', '0', '2025-05-05', NFE_DUIMP, 'art. 6', null, false],
  ['410008', 'Livros, jornais, periódicos e papel para impressão', '0', '2025-05-05', TODOS, 'art. 9', null, false],
  ['410009', 'Fonogramas/videofonogramas musicais brasileiros', '0', '2025-05-05', TODOS, 'art. 9', null, false],
  ['410037', 'Importação de bens materiais sem incidência (retorno, erro de expedição, reposição etc.)', '0', '2026-01-01', DIR_DUIMP, 'art. 66', null, null],
  ['410999', 'Operações não onerosas sem previsão de tributação, não especificadas', '0', '2025-05-05', NFE_DUIMP, 'art. 4', null, false],
  ['510001', 'Energia elétrica sujeita a diferimento', '0', '2025-05-05', NFE_DUIMP, 'art. 28', null, false],
  ['515001', 'Insumos agropecuários e aquícolas com diferimento', '60', '2025-09-30', NFE_DUIMP, 'art. 138', null, false],
  ['550002', 'Regime de Trânsito', '0', '2025-05-05', SO_DUIMP, 'art. 84', null, true],
  ['550003', 'Regimes de Depósito', '0', '2025-05-05', NFE_DUIMP, 'art. 85', null, true],
  ['550004', 'Regimes de Depósito (loja franca)', '0', '2025-05-05', NFE_DUIMP, 'art. 87', null, true],
  ['550006', 'Permanência temporária com suspensão total', '0', '2025-05-05', NFE_DUIMP, 'art. 88', null, true],
  ['550007', 'Aperfeiçoamento (Recof)', '0', '2025-05-05', NFE_DUIMP, 'art. 90', null, true],
  ['550008', 'Repetro-Temporário', '0', '2025-05-05', NFE_DUIMP, 'art. 93 I', null, true],
  ['550009', 'GNL-Temporário', '0', '2025-05-05', NFE_DUIMP, 'art. 93 II', null, true],
  ['550010', 'Repetro-Permanente', '0', '2025-05-05', NFE_DUIMP, 'art. 93 III', null, true],
  ['550011', 'Repetro-Industrialização', '0', '2025-05-05', NFE_DUIMP, 'art. 93 IV', null, true],
  ['550013', 'Repetro-Entreposto', '0', '2025-05-05', NFE_DUIMP, 'art. 93 VI', null, true],
  ['550014', 'Zona de Processamento de Exportação', '0', '2025-05-05', NFE_DUIMP, 'arts. 99-100', null, true],
  ['550015', 'Reporto', '0', '2025-05-05', NFE_DUIMP, 'art. 105', null, true],
  ['550016', 'Reidi', '0', '2025-05-05', NFE_DUIMP, 'art. 106', null, true],
  ['550017', 'Renaval', '0', '2025-05-05', NFE_DUIMP, 'art. 107', null, true],
  ['550018', 'Desoneração da aquisição de bens de capital', '0', '2025-05-05', NFE_DUIMP, 'art. 109', null, true],
  ['550019', 'Importação de bem material por indústria incentivada para utilização na ZFM', '0', '2025-05-05', NFE_DUIMP, 'art. 443', null, true],
  ['550020', 'Áreas de Livre Comércio (importação por indústria habilitada)', '0', '2025-05-05', NFE_DUIMP, 'art. 461', null, true],
  ['550022', 'Rehidro', '0', '2026-01-01', NFE_DUIMP, 'art. 106', null, null],
  ['550023', 'Hidrocarbonetos líquidos não combustíveis, inclusive nafta', '0', '2026-01-01', NFE_DUIMP, 'art. 172', null, null],
  ['550024', 'Renaval: máquinas, equipamentos e veículos para ativo', '0', '2026-01-01', SO_DUIMP, 'art. 107', null, null],
  ['550025', 'Renaval: matérias-primas, partes e peças para embarcações REB', '0', '2026-01-01', SO_DUIMP, 'art. 107', null, null],
  ['550026', 'Admissão temporária com suspensão total durante a permanência na ZFM', '0', '2026-01-01', NFE_DUIMP, 'art. 89 par. 3 II', null, null],
  ['550027', 'Aperfeiçoamento (Drawback)', '0', '2026-01-01', NFE_DUIMP, 'art. 90', null, null],
  ['550028', 'Aperfeiçoamento (Admissão temporária)', '0', '2026-01-01', NFE_DUIMP, 'art. 90', null, null],
  ['620001', 'Monofásica sobre combustíveis', '0', '2025-05-05', NFE_DUIMP, 'art. 172', null, false],
  ['620002', 'Monofásica com responsabilidade pela retenção', '0', '2025-05-05', NFE_DUIMP, 'art. 178', null, false],
  ['620003', 'Monofásica com retenção por terceiros', '0', '2025-05-05', NFE_DUIMP, 'art. 178', null, false],
  ['200022', 'Operação originada fora da ZFM que destine bem industrializado nacional a contribuinte habilitado na ZFM', '100', '2025-05-05', SO_NFE, 'art. 445', null, true],
  ['200023', 'Bem intermediário entre indústrias incentivadas na ZFM', '100', '2025-05-05', SO_NFE, 'art. 448', null, false],
  ['200024', 'Operação originada fora das ALC para contribuinte habilitado na ALC', '100', '2025-05-05', SO_NFE, 'art. 463', null, true],
  ['410002', 'Transferência entre estabelecimentos do mesmo contribuinte', '0', '2025-05-05', SO_NFE, 'art. 6', null, false],
  ['410004', 'Exportações de bens e serviços', '0', '2025-05-05', SO_NFE, 'art. 8', null, false],
  ['410029', 'Operações alcançadas só por obrigação acessória do ICMS', '0', '2025-11-19', SO_NFE, 'art. 4', null, false],
  ['410030', 'Estorno de crédito: perecimento, deterioração, roubo, furto ou extravio', '0', '2025-11-19', SO_NFE, 'art. 47', null, false],
  ['810001', 'Crédito presumido de IBS sobre o valor apurado nos fornecimentos a partir da ZFM', '0', '2025-05-05', SO_NFE, 'art. 450', null, false],
];

type Linha = readonly [
  codigo: string,
  descricao: string,
  reducao: string,
  inicio: string,
  documentos: readonly DocumentoFiscal[],
  dispositivo: string,
  anexo: string | null,
  exigeRegular: boolean | null,
  fim?: string,
];

const POR_CODIGO: ReadonlyMap<string, ClassificacaoTributaria> = new Map(
  LINHAS.map(([codigo, descricao, reducao, inicio, documentos, dispositivo, anexo, exigeRegular, fim = null]) => [
    codigo,
    { codigo, descricao, reducao, inicio, fim, documentos, dispositivo, anexo, exigeRegular },
  ]),
);
