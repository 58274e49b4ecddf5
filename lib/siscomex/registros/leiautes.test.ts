import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { LEIAUTE_DCI } from './dci-leiaute.ts';
import { LEIAUTE_DCRE } from './dcre-leiaute.ts';
import { LEIAUTE_DI_SUFRAMA } from './di-suframa-leiaute.ts';
import type { Bloco, CampoDeRegistro, Leiaute } from './leiaute.ts';
import { LEIAUTE_PLI } from './pli-leiaute.ts';
import { nasPosicoes } from './posicoes.ts';

interface LinhaDoCsv {
  registro: string;
  seq: string;
  campo: string;
  tipo: string;
  tamanho: string;
  decimais: string;
}

descreverComMaterial('The table of the DCR-E', ['layouts/dcre-layout.csv'], (csv) => {
  test('is that of the shared layout, field by field', () => {
    const esperado = porRegistro(lerCsv(csv), (linha) => [comoCampo(linha)]);
    expect(Object.values(esperado).flat()).toHaveLength(70);
    expect(LEIAUTE_DCRE.registros).toEqual(esperado);
  });
});

descreverComMaterial('The table of the DCI', ['layouts/dci-layout.csv'], (csv) => {
  const linhas = lerCsv(csv);
  const sozinhas = linhas.filter(({ campo, tipo }) => /^\w+$/.test(campo) && tipo !== '');
  const resumidas = linhas.filter((linha) => !sozinhas.includes(linha));

  test('has every field the shared layout gives a line of its own, in its order', () => {
    const esperado = porRegistro(sozinhas, (linha) => [comoCampo(linha)]);
    for (const [registro, campos] of Object.entries(esperado)) {
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
    const chaves = resumidas.map(({ registro, seq }) => `${registro}.${seq}`);
    expect(chaves).toEqual(['02.', ...Object.keys(POR_EXTENSO)]);
    expect(LEIAUTE_DCI.registros['02']).toBeUndefined();
    for (const [chave, porExtenso] of Object.entries(POR_EXTENSO)) {
      const campos = LEIAUTE_DCI.registros[chave.slice(0, 2)] ?? [];
      expect(campos.map(escrito).join(' ')).toContain(porExtenso);
    }
  });

  test('has nothing else', () => {
    const escritos = sozinhas.length + Object.values(POR_EXTENSO).flatMap((campos) => campos.split(' ')).length / 2;
    expect(Object.values(LEIAUTE_DCI.registros).flat()).toHaveLength(escritos);
  });
});

descreverComMaterial('The table of the PLI', ['layouts/pli-pl5-layout.csv'], (csv) => {
  // The first line is the name of the file, and the type of the registro is not a field in our tables.
  const linhas = lerCsvPosicional(csv, ['registro', 'comprimento', 'campo', 'pos0', 'tam', 'dec']).filter(
    ({ registro, campo }) => registro !== '(arquivo)' && campo !== 'tipo registro',
  );

  test('is that of the shared layout, each field in its columns', () => {
    expect(linhas).toHaveLength(87);
    expect(LEIAUTE_PLI.ordem.flat(3)).toEqual(['01', '09', '08', '10', '03', '06', '04', '05', '07']);
    expect(posicoesDe(LEIAUTE_PLI)).toEqual(linhas.map(emTexto));
  });

  test('fills the line to the length the shared layout gives it', () => {
    for (const { registro = '', comprimento } of linhas) {
      expect(comprimentoDe(LEIAUTE_PLI, registro)).toBe(Number(comprimento));
    }
  });
});

descreverComMaterial('The table of the DI → Suframa', ['layouts/di-suframa-layout.csv'], (csv) => {
  const linhas = lerCsvPosicional(csv, ['registro', 'campo', 'pos0', 'tam', 'dec']);

  test('is that of the shared layout, each field in its columns', () => {
    const conhecidas = linhas.filter(({ pos0 }) => pos0 !== '');
    expect(conhecidas).toHaveLength(29);
    expect(posicoesDe(LEIAUTE_DI_SUFRAMA).filter((campo) => !campo.endsWith(' L0'))).toEqual(conhecidas.map(emTexto));
    expect([comprimentoDe(LEIAUTE_DI_SUFRAMA, '01'), comprimentoDe(LEIAUTE_DI_SUFRAMA, '10')]).toEqual([104, 159]);
  });

  test('keeps whole the lines of which it gives a name only', () => {
    for (const { registro = '', campo } of linhas.filter(({ pos0 }) => pos0 === '')) {
      expect(LEIAUTE_DI_SUFRAMA.registros[registro.padStart(2, '0')]).toMatchObject([{ nome: campo, tipo: 'L' }]);
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

/** Formats a field of the shared layout as ours are formatted: `05.produto+tipo+modelo 32 C11`. */
function emTexto({ registro = '', campo, pos0, tam, dec }: Record<string, string | undefined>): string {
  return `${registro.padStart(2, '0')}.${campo} ${pos0} ${dec ? `N${tam},${dec}` : `C${tam}`}`;
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

function lerCsvPosicional(csv: Buffer, colunas: string[]): Record<string, string>[] {
  const [, ...linhas] = String(csv).trim().split(/\r?\n/);
  return linhas.map((linha) => Object.fromEntries(linha.split(',').map((valor, i) => [colunas[i] ?? 'nota', valor])));
}

function lerCsv(csv: Buffer): LinhaDoCsv[] {
  const [, ...linhas] = String(csv).trim().split(/\r?\n/);
  // Only the last two columns contain commas, and they are not read.
  return linhas.map((linha) => {
    const [registro = '', seq = '', campo = '', tipo = '', tamanho = '', decimais = ''] = linha.split(',');
    return { registro, seq, campo, tipo, tamanho, decimais };
  });
}

function comoCampo({ campo, tipo, tamanho, decimais }: LinhaDoCsv): CampoDeRegistro {
  return { nome: campo, tipo: tipo as CampoDeRegistro['tipo'], tamanho: Number(tamanho), casas: Number(decimais) };
}

function porRegistro(linhas: LinhaDoCsv[], campos: (linha: LinhaDoCsv) => CampoDeRegistro[]) {
  const registros: Record<string, CampoDeRegistro[]> = {};
  for (const linha of linhas) registros[linha.registro] = [...(registros[linha.registro] ?? []), ...campos(linha)];
  return registros;
}

function escrito({ nome, tipo, tamanho, casas }: CampoDeRegistro): string {
  return tipo === 'N' ? `${nome} N${tamanho},${casas}` : `${nome} ${tipo}${tamanho}`;
}
