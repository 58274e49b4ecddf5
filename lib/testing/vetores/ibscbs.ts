/**
 * CBS and IBS worked by others: `ORC` by the offline calculator of the RFB (V0059), as the cases of sinete-dev/sinete keep them; `LIB`
 * by the tests of public libraries; `IMP` and `ZFM` by hand, from the article beside each. Of a tax the exact product stands beside the
 * rounded one.
 */
export const IBSCBS = {
  'ORC-1': {
    fonte: 's1-7, item 2',
    data: '2026-05-09',
    cst: '200',
    cClassTrib: '200022',
    base: '26293.90',
    regular: { cst: '000', cClassTrib: '000004' },
    esperado: {
      pIBSUF: '0.00',
      vIBSUF: '0.00',
      pCBS: '0.00',
      vCBS: '0.00',
      gTribRegular: {
        pAliqEfetRegIBSUF: '0.10',
        vTribRegIBSUF: '26.29',
        pAliqEfetRegIBSMun: '0.00',
        vTribRegIBSMun: '0.00',
        pAliqEfetRegCBS: '0.90',
        vTribRegCBS: '236.65',
      },
    },
  },
  'ORC-2': {
    fonte: 's1-6, item 2',
    data: '2028-02-15',
    uf: 'AM',
    cMun: '1302603',
    cst: '550',
    cClassTrib: '550012',
    base: '1925.00',
    regular: { cst: '000', cClassTrib: '000003' },
    aliquotasInformadas: { CBS: '8.75', IBSUF: '0.1', IBSMun: '0.05' },
    esperado: {
      vIBSUF: '0.00',
      vIBSMun: '0.00',
      vCBS: '0.00',
      gTribRegular: { vTribRegIBSUF: '1.92', vTribRegIBSMun: '0.96', vTribRegCBS: '168.44' },
    },
  },
  'ORC-4': {
    fonte: 's1-3',
    data: '2026-03-19',
    cst: '200',
    cClassTrib: '200026',
    base: '4.14',
    esperado: { pRedAliq: '80.00', pAliqEfetIBSUF: '0.02', vIBSUF: '0.00', pAliqEfetCBS: '0.18', vCBS: '0.01' },
  },
  'ORC-5': {
    fonte: 's1-8, item 1',
    data: '2026-08-19',
    cst: '550',
    cClassTrib: '550004',
    base: '18475.00',
    regular: { cst: '200', cClassTrib: '200009' },
    esperado: { vCBS: '0.00', vIBS: '0.00', vTribRegCBS: '0.00' },
  },
  'ORC-7': {
    fonte: 's1-10, item 2',
    data: '2026-11-04',
    uf: 'AM',
    cst: '200',
    cClassTrib: '200002',
    base: '3115.00',
    esperado: { pCBS: '0.90', pRedAliq: '100.00', pAliqEfet: '0.00', vCBS: '0.00' },
  },
  'LIB-1': {
    fonte: 'Samuel-Oliveira/Java_NFe, IbsCbs.xml',
    cst: '000',
    cClassTrib: '000001',
    entrada: { vProd: '100.00', vICMS: '12.00', vPIS: '0.57', vCOFINS: '2.64' },
    esperado: { vBC: '84.79', vIBSUF: '0.08', vCBS: '0.76', vNF: '103.00', vNFTot: '103.84' },
  },
  'LIB-2': {
    fonte: 'Samuel-Oliveira/Java_NFe, IbsCbsRegular.xml',
    cst: '550',
    cClassTrib: '550001',
    base: '84.79',
    esperado: {
      vIBS: '0.00',
      vCBS: '0.00',
      gTribRegular: { vTribRegIBSUF: '0.08', vTribRegIBSMun: '0.00', vTribRegCBS: '0.76' },
      vNFTot: '103.00',
    },
  },
  'LIB-3': {
    fonte: 'Samuel-Oliveira/Java_NFe, IbsCbsDiferimento.xml',
    cst: '515',
    cClassTrib: '515001',
    base: '84.79',
    esperado: { pAliqEfetCBS: '0.36', vDifCBS: '0.31', vCBS: '0.00', vDifIBSUF: '0.03' },
  },
  'LIB-4': {
    fonte: 'UB16-10: 100 - 1.65 - 7.60 - 18.00',
    esperado: { vBC: '72.75', vIBSUF: '0.07', vCBS: '0.65' },
  },
  'IMP-1': {
    fonte: 'LC 214/2025, art. 69; Decreto 12.955/2026, art. 80',
    componentes: { VA: '100000.00', II: '14000.00', Siscomex: '154.23', AFRMM: '800.00', TUSM: '20.00' },
    base: '114974.23',
    tributos: {
      CBS: { pct: '0.9', exato: '1034.76807', halfEven: '1034.77' },
      IBS_UF: { pct: '0.1', exato: '114.97423', halfEven: '114.97' },
      IBS_MUN: { pct: '0', exato: '0.00', halfEven: '0.00' },
    },
  },
  'IMP-2': {
    fonte: 'LC 214/2025, art. 69; Decreto 12.955/2026, art. 80',
    componentes: { VA: '100000.00', II: '14000.00', Siscomex: '154.23', AFRMM: '800.00', TUSM: '20.00' },
    base: '114974.23',
    tributos: {
      CBS: { pct: '9.11', exato: '10474.152353', halfEven: '10474.15' },
      IBS_UF: { pct: '0.05', exato: '57.487115', halfEven: '57.49' },
      IBS_MUN: { pct: '0.05', exato: '57.487115', halfEven: '57.49' },
    },
  },
  'IMP-3': {
    fonte: 'LC 214/2025, art. 69; Decreto 12.955/2026, art. 80',
    componentes: { VA: '828673.94', II: '59664.52', Siscomex: '154.23' },
    base: '888492.69',
    tributos: {
      CBS: { pct: '0.9', exato: '7996.43421', halfEven: '7996.43' },
      IBS_UF: { pct: '0.1', exato: '888.49269', halfEven: '888.49' },
      IBS_MUN: { pct: '0', exato: '0.00', halfEven: '0.00' },
    },
  },
  'IMP-5': {
    fonte: 'LC 214/2025, art. 69; Decreto 12.955/2026, art. 80',
    componentes: { VA: '659996.30', II: '0.00', Siscomex: '192.79', TCIF: '260.00' },
    base: '660449.09',
    tributos: {
      CBS: { pct: '0.9', exato: '5944.04181', halfEven: '5944.04' },
      IBS_UF: { pct: '0.1', exato: '660.44909', halfEven: '660.45' },
      IBS_MUN: { pct: '0', exato: '0.00', halfEven: '0.00' },
    },
  },
  'ZFM-1': {
    fonte: 'LC 214/2025, art. 443, § 3º; NT 2025.002, evento 112120',
    entrada: { qtdItem: '1000', qtdNaoConvertida: '250', vTribRegCBS: '9110.00', vTribRegIBS: '100.00' },
    esperado: { vCBS: '2277.50', vIBS: '25.00', qtde: '250' },
  },
  'ZFM-3': {
    fonte: 'LC 214/2025, art. 444',
    entrada: { base: '200000.00', pIBSUF: '0.05', pIBSMun: '0.05' },
    esperado: {
      vIBSUF: '100.00',
      vIBSMun: '100.00',
      IBSbruto: '200.00',
      credPres50: '100.00',
      IBSaRecolher: '100.00',
      creditoDoAdquirenteRegular: '200.00',
    },
  },
  'ZFM-4': {
    fonte: 'LC 214/2025, art. 450, § 2º',
    entrada: { valorOperacao: '500000.00' },
    esperado: { credCBS_art454: '30000.00', credCBS_demais: '10000.00' },
  },
  'ZFM-5': {
    fonte: 'LC 214/2025, art. 443, § 2º, I; Decreto 12.955/2026, art. 528, § 2º, I',
    entrada: { emissao: '2027-01-15' },
    esperado: { prazoConversao: '2031-01-15' },
  },
};
