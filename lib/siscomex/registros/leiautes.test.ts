import {
  DCI,
  DCI_RESUMIDOS,
  DCRE,
  DI_SUFRAMA,
  DI_SUFRAMA_SO_O_NOME,
  PLI,
  PLI_COMPRIMENTOS,
} from '#lib/testing/vetores/leiautes.ts';
import { LEIAUTE_DCI } from './dci-leiaute.ts';
import { LEIAUTE_DCRE } from './dcre-leiaute.ts';
import { LEIAUTE_DI_SUFRAMA } from './di-suframa-leiaute.ts';
import type { Bloco, CampoDeRegistro, Leiaute } from './leiaute.ts';
import { LEIAUTE_PLI } from './pli-leiaute.ts';
import { nasPosicoes } from './posicoes.ts';

describe('The table of the DCR-E', () => {
  test('is that of the layout, field by field', () => {
    const esperado = camposPorRegistro(DCRE);
    expect(Object.values(esperado).flat()).toHaveLength(70);
    expect(LEIAUTE_DCRE.registros).toEqual(esperado);
  });
});

describe('The table of the DCI', () => {
  const sozinhos = camposPorRegistro(DCI);

  test('has every field the layout gives a line of its own, in its order', () => {
    for (const [registro, campos] of Object.entries(sozinhos)) {
      const nomes = campos.map(({ nome }) => nome);
      expect(LEIAUTE_DCI.registros[registro]?.filter(({ nome }) => nomes.includes(nome))).toEqual(campos);
    }
  });

  /** The fields that summary lines of the layout stand for, in the words of the layout. */
  const POR_EXTENSO: Record<string, string> = {
    '03.3': 'VDIFPE N15,2 VMDIFPE N15,2 VJDIFPE N15,2',
    '03.4': 'VIPIPE N15,2 VMIPIPE N15,2 VJIPIPE N15,2',
    '03.5': 'VPISPE N15,2 VMPISPE N15,2 VJPISPE N15,2',
    '03.6': 'VCOFPE N15,2 VMCOFPE N15,2 VJCOFPE N15,2',
    '03.7': 'VPPB N15,2 VMPPB N15,2 VJPPB N15,2',
    '03.8': 'VPISPPB N15,2 VMPISPPB N15,2 VJPISPPB N15,2',
    '03.9': 'VCOFPPB N15,2 VMCOFPPB N15,2 VJCOFPPB N15,2',
    '03.10': 'VPI N15,2 VMPI N15,2 VJPI N15,2',
    '03.11': 'VIPIPI N15,2 VMIPIPI N15,2 VJIPIPI N15,2',
    '03.12': 'VPISPI N15,2 VMPISPI N15,2 VJPISPI N15,2',
    '03.13': 'VCOFPI N15,2 VMCOFPI N15,2 VJCOFPI N15,2',
    '14.4':
      'QUANT N14,5 VUNIT N20,7 MOEDANEG N3,0 VFRETE N20,7 MOEDFRETE N3,0 VSEGURO N20,7 MOEDSEG N3,0 SUSPPISCOF C1',
    '31.8':
      'DESTINO1 N1,0 QDEST1 N14,5 DESTINO2 N1,0 QDEST2 N14,5 DESTINO3 N1,0 QDEST3 N14,5 DESTINO4 N1,0 QDEST4 N14,5',
    '33.4': 'TXTEC C253 ALIQTEC N5,2 TXIPI C253 ALIQIPI N5,2',
    '34.1':
      'CNPJFOR N14,0 SERIE C5 NF C9 NRITEMNOTA N3,0 EMISSAO N8,0 CFOP N4,0 DL288 C1 QUANT N14,5 VLUNIT N20,7 CDISUM C15 LOCDEST N1,0',
    '35.1':
      'NDI C10 NDIANT C15 NADICAO C3 NITEMAD C2 DL288 C1 QUANT N14,5 VUNIT N20,7 MOEDANEG N3,0 VFRETE N20,7 MOEDFRETE N3,0 VSEGURO N20,7 MOEDSEG N3,0 SUSPPISCOF C1 CDISUM C15 LOCDEST N1,0',
    '36.1':
      'NDSI N10,0 NDSIANT N15,0 NRBEM N3,0 QUANT N14,5 VUNIT N20,7 MOEDANEG N3,0 VFRETE N20,7 MOEDFRETE N3,0 VSEGURO N20,7 MOEDSEG N3,0 SUSPPISCOF C1 CDISUM C15 LOCDEST N1,0',
  };

  test('spells out the lines that stand for several fields, and leaves out record 02, of which nothing is known', () => {
    expect(DCI_RESUMIDOS).toEqual(['02.', ...Object.keys(POR_EXTENSO)]);
    expect(LEIAUTE_DCI.registros['02']).toBeUndefined();
    for (const [chave, porExtenso] of Object.entries(POR_EXTENSO)) {
      const campos = LEIAUTE_DCI.registros[chave.slice(0, 2)] ?? [];
      expect(campos.map(escrito).join(' ')).toContain(porExtenso);
    }
  });

  test('has nothing else', () => {
    const escritos =
      Object.values(sozinhos).flat().length +
      Object.values(POR_EXTENSO).flatMap((campos) => campos.split(' ')).length / 2;
    expect(Object.values(LEIAUTE_DCI.registros).flat()).toHaveLength(escritos);
  });
});

describe('The table of the PLI', () => {
  test('is that of the layout, each field in its columns', () => {
    const campos = camposDe(PLI);
    expect(campos).toHaveLength(87);
    expect(LEIAUTE_PLI.ordem.flat(3)).toEqual(['01', '09', '08', '10', '03', '06', '04', '05', '07']);
    expect(posicoesDe(LEIAUTE_PLI)).toEqual(campos);
  });

  test('fills the line to the length the layout gives it', () => {
    const comprimentos = Object.keys(PLI_COMPRIMENTOS).map((registro) => [
      registro,
      comprimentoDe(LEIAUTE_PLI, registro),
    ]);
    expect(Object.fromEntries(comprimentos)).toEqual(PLI_COMPRIMENTOS);
  });
});

describe('The table of the DI → Suframa', () => {
  test('is that of the layout, each field in its columns', () => {
    const conhecidos = camposDe(DI_SUFRAMA);
    expect(conhecidos).toHaveLength(29);
    expect(posicoesDe(LEIAUTE_DI_SUFRAMA).filter((campo) => !campo.endsWith(' L0'))).toEqual(conhecidos);
    expect([comprimentoDe(LEIAUTE_DI_SUFRAMA, '01'), comprimentoDe(LEIAUTE_DI_SUFRAMA, '10')]).toEqual([104, 159]);
  });

  test('keeps whole the lines of which it gives a name only', () => {
    for (const [registro, nome] of Object.entries(DI_SUFRAMA_SO_O_NOME)) {
      expect(LEIAUTE_DI_SUFRAMA.registros[registro]).toMatchObject([{ nome, tipo: 'L' }]);
    }
  });
});

test('columns no field claims are named by where they are; fields that overlap or pass the line are refused', () => {
  const campo = { nome: 'NCM', tipo: 'C', tamanho: 8, casas: 0 } as const;
  expect(nasPosicoes(14, [[4, campo]]).map(({ nome, tamanho }) => [nome, tamanho])).toEqual([
    ['posições 3 a 4', 2],
    ['NCM', 8],
    ['posições 13 a 14', 2],
  ]);
  expect(() =>
    nasPosicoes(30, [
      [2, campo],
      [9, campo],
    ]),
  ).toThrow('NCM começa na posição 9 e já há campo até 10.');
  expect(() => nasPosicoes(9, [[2, campo]])).toThrow('Os campos vão até 10 e a linha até 9.');
});

test('every record of a file has its place in the order, once', () => {
  for (const { ordem, registros } of LEIAUTES) {
    expect(ordem.flatMap(tipos).sort()).toEqual(Object.keys(registros).sort());
  }
});

test('no record names a field twice, and every record of a file has a type of the same width', () => {
  for (const { registros } of LEIAUTES) {
    for (const campos of Object.values(registros)) {
      expect(new Set(campos.map(({ nome }) => nome)).size).toBe(campos.length);
    }
    expect(new Set(Object.keys(registros).map(({ length }) => length)).size).toBe(1);
  }
});

const LEIAUTES = [LEIAUTE_DCRE, LEIAUTE_DCI, LEIAUTE_PLI, LEIAUTE_DI_SUFRAMA];

/** Each field of a layout after its registro, as {@link posicoesDe} writes ours: `05.produto+tipo+modelo 32 C11`. */
function camposDe(leiaute: readonly (readonly [string, string])[]): string[] {
  return leiaute.flatMap(([registro, campos]) => campos.split('; ').map((campo) => `${registro}.${campo}`));
}

function posicoesDe({ ordem, registros }: Leiaute): string[] {
  return ordem.flatMap(tipos).flatMap((registro) => {
    let pos0 = registro.length;
    return (registros[registro] ?? []).flatMap((campo) => {
      const onde = pos0;
      pos0 += campo.tamanho;
      if (/^posições \d/.test(campo.nome)) return [];
      return [`${registro}.${campo.nome} ${onde} ${escrito(campo).slice(campo.nome.length + 1)}`];
    });
  });
}

function tipos(bloco: Bloco): string[] {
  return typeof bloco === 'string' ? [bloco] : bloco.flatMap(tipos);
}

function comprimentoDe({ registros }: Leiaute, registro: string): number {
  return (registros[registro] ?? []).reduce((soma, { tamanho }) => soma + tamanho, registro.length);
}

function camposPorRegistro(leiaute: Readonly<Record<string, string>>): Record<string, CampoDeRegistro[]> {
  return Object.fromEntries(
    Object.entries(leiaute).map(([registro, campos]) => [registro, campos.split('; ').map(comoCampo)]),
  );
}

/** `VDIFPE N15,2` */
function comoCampo(texto: string): CampoDeRegistro {
  const [, nome = '', tipo, tamanho, casas = '0'] = /^(\w+) ([A-Z])(\d+)(?:,(\d+))?$/.exec(texto) ?? [];
  return { nome, tipo: tipo as CampoDeRegistro['tipo'], tamanho: Number(tamanho), casas: Number(casas) };
}

function escrito({ nome, tipo, tamanho, casas }: CampoDeRegistro): string {
  return tipo === 'N' ? `${nome} N${tamanho},${casas}` : `${nome} ${tipo}${tamanho}`;
}
