import type { Page } from '@playwright/test';
import { diaEmManaus, expect, pedir } from './apoio.ts';
import { importarDi } from './importar-di.ts';
import { diDeDoisItens, novaIndustria } from './industria-do-dcr.ts';

/**
 * Creates an industry with a DCR-E of US$ 0.8640000 of II a unit. Its product is a monitor with two boards and a screen, of a
 * released DI.
 */
export async function industriaComDcr(page: Page, marca: string) {
  const industria = await novaIndustria(page, {
    inscricaoEstadual: '041234561',
    dciMensal: true,
    dciAdeNumero: 'ADE 1/2020',
    dciAdeData: '2020-01-02',
  });
  const descricoes: [string, string] = [`PLACA ${marca}`, `TELA ${marca}`];
  const xml = diDeDoisItens(industria, descricoes);
  await importarDi(page, xml);

  const numeroDi = /<numeroDI>(\d{10})</.exec(xml)?.[1] ?? '';
  const ncm = /<dadosMercadoriaCodigoNcm>(\d{8})</.exec(xml)?.[1] ?? '';
  for (const descricao of descricoes) {
    const item = await pedir<{ id: string }>(page, '/api/Item', {
      partNumber: descricao,
      descricao,
      ncm,
      origem: 'IMPORTADO',
      unidadeComercializada: 'PECA',
    });
    await pedir(page, '/api/Apelido', { recurso: 'Item', texto: descricao, ncm, registroId: item.id });
  }
  const componente = (item: number, codigo: string, quantidade: string, preco: string) => ({
    codigo,
    descricao: codigo,
    ncm,
    quantidade,
    preco,
    numeroDeclaracao: numeroDi,
    adicao: 1,
    itemDaAdicao: item,
    aliquotaII: '16.00',
  });
  const dcr = await pedir<{ id: string; versao: number; iiUnitUSD: string }>(page, '/api/Dcr', {
    importador: { id: industria.importadorId },
    representante: { id: industria.representanteId },
    produto: { id: industria.produtoId },
    descricao: 'MONITOR FICTICIO 24',
    ncm: '85285200',
    unidade: 'UNIDADE',
    pesoBruto: '4.25000',
    ppb: 'Portaria PPB 9/2023',
    tipoCoeficiente: 'FIXO',
    dataBase: diaEmManaus(-20),
    taxaUSD: '5.000000',
    modelos: [{ modelo: '0001', descricao: 'PRETO', precoVenda: '900.00' }],
    importados: [
      componente(1, descricoes[0], '2.0000000', '20.000000'),
      componente(2, descricoes[1], '1.0000000', '5.000000'),
    ],
    salarios: '1.0000',
  });
  // (2 × 20 + 5) × 16 % × 12 %.
  expect(dcr.iiUnitUSD).toBe('0.8640000');
  let { versao } = dcr;
  for (const passo of ['VALIDAR', 'GERAR', 'TRANSMITIR', 'REGISTRAR']) {
    const pedido = { versao, passo, data: diaEmManaus(-19), numero: passo === 'REGISTRAR' ? `30${marca}` : null };
    versao = (await pedir<{ versao: number }>(page, `/api/Dcr/${dcr.id}/Passo`, pedido)).versao;
  }
  return { ...industria, placa: descricoes[0], numeroDi };
}
