import { type FatosDoDeclarado, lacunasDoProcesso } from './lacunas-do-processo.ts';

const INTEIRO: FatosDoDeclarado = {
  outraCarga: null,
  temImportador: true,
  pedeDai: true,
  adicoes: 16,
  adicoesSemMatriz: 0,
  adicoesComMatrizIncompleta: 0,
  itens: 189,
  itensSemVinculo: 0,
  itensSemCClassTrib: 0,
  conferenciasComErro: 0,
  icmsNotificado: null,
  icmsPorNotificar: null,
  papeisQueFaltam: [],
};
const textos = (fatos: Partial<FatosDoDeclarado>) =>
  lacunasDoProcesso({ ...INTEIRO, ...fatos }).map(({ texto, remedio }) => `${texto} · ${remedio}`);

test('a process that lacks nothing has no gap', () => {
  expect(lacunasDoProcesso(INTEIRO)).toEqual([]);
});

test('a process of which no DAI is asked for needs no row of the matriz', () => {
  const semLinha = { adicoesSemMatriz: 16, adicoesComMatrizIncompleta: 2, itensSemVinculo: 189 };
  expect(textos({ ...semLinha, pedeDai: false })).toEqual(['189 mercadorias sem item do cadastro · Vincular']);
});

test('the ICMS that its DAI owes is a cause, with how much of it is notified', () => {
  expect(textos({ icmsNotificado: '0.00', icmsPorNotificar: '631944.06' })).toEqual([
    'A DAI deve ICMS: R$ 631.944,06 por notificar · Ver',
  ]);
  expect(textos({ icmsNotificado: '18342.77', icmsPorNotificar: '0.01' })).toEqual([
    'A DAI deve ICMS: R$ 18.342,77 notificados e não pagos e R$ 0,01 por notificar · Ver',
  ]);
  expect(textos({ icmsNotificado: '0.00', icmsPorNotificar: '0.00' })).toEqual([]);
});

test('one line a cause, with one remedy for all that it counts', () => {
  const papel = { tipo: 'FATURA', porque: 'Instrui a declaração.' } as const;
  expect(
    textos({
      temImportador: false,
      adicoesSemMatriz: 16,
      itensSemVinculo: 180,
      itensSemCClassTrib: 189,
      conferenciasComErro: 1,
      papeisQueFaltam: [papel, { ...papel, tipo: 'ROMANEIO' }],
    }),
  ).toEqual([
    'O importador da declaração não está no cadastro · Cadastrar',
    '16 adições sem linha da matriz · Escolher',
    '180 de 189 mercadorias sem item do cadastro · Vincular',
    '189 mercadorias sem cClassTrib na declaração · Ver os tributos',
    '1 conferência da declaração não confere · Ver',
    '2 papéis exigidos faltam · Enviar',
  ]);
});

test('the noun agrees with the whole', () => {
  expect(textos({ adicoes: 1, adicoesSemMatriz: 1 })).toEqual(['1 adição sem linha da matriz · Escolher']);
  expect(textos({ adicoesComMatrizIncompleta: 1 })).toEqual([
    '1 de 16 adições com a linha da matriz incompleta · Completar',
  ]);
});
