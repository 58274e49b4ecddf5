import type { ApontamentoDaDai, DeclaracaoAmazonense, InsumosDaDai } from '#lib/domain/zfm/dai.ts';
import { adicaoDeTeste, declaracaoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { conferirDai } from './conferir-dai.ts';
import { conferirSomas } from './conferir-somas.ts';
import { declaracaoCom, escolhaDeTeste, insumosDeTeste, linhaDeTeste } from './insumos-de-teste.ts';
import { montarDai } from './montar-dai.ts';

function conferir(outros: Partial<InsumosDaDai> = {}, parametros = PARAMETROS_DE_FABRICA): ApontamentoDaDai[] {
  const insumos = insumosDeTeste(outros);
  return conferirDai(insumos, montarDai(insumos, parametros), parametros);
}
const importador = (outro: Partial<NonNullable<InsumosDaDai['importador']>>) => ({
  importador: { ...(insumosDeTeste().importador as NonNullable<InsumosDaDai['importador']>), ...outro },
});

test('a DAI in order has nothing to be said of it', () => {
  expect(conferir()).toEqual([]);
});

describe('The importer', () => {
  test('is not in the cadastro', () => {
    const { importador: declarado, ...di } = declaracaoDeTeste({ dataRegistro: '2026-06-30' });
    const declaracao = { ...di, importador: { ...declarado, nome: 'FICTICIA SA' } };
    expect(conferir({ importador: null, declaracao })).toEqual([
      {
        codigo: 'IMPORTADOR_FORA_DO_CADASTRO',
        nivel: 'erro',
        mensagem:
          'O importador declarado, 11.222.333/0001-81 (FICTICIA SA), não está no cadastro: cadastre-o com a inscrição estadual e a matriz de tributação.',
        caminho: null,
        adicao: null,
        alvo: { onde: 'IMPORTADOR', id: null, campo: null },
      },
    ]);
  });

  test.each<[Parameters<typeof importador>[0], string, string, string, string]>([
    [
      { inscricaoEstadual: null },
      'IMPORTADOR_SEM_IE',
      'erro',
      'Importadora Fictícia Ltda não tem inscrição estadual no cadastro, e a Sefaz só recebe DAI de quem a tem.',
      'inscricaoEstadual',
    ],
    [
      { inscricaoEstadual: '041234562' },
      'IE_COM_DIGITO_ERRADO',
      'aviso',
      'Inscrição estadual 04.123.456-2 de Importadora Fictícia Ltda: O dígito verificador da inscrição estadual não confere: verifique o número.',
      'inscricaoEstadual',
    ],
    [
      { inscricaoEstadual: '123' },
      'IE_COM_DIGITO_ERRADO',
      'erro',
      'Inscrição estadual 123 de Importadora Fictícia Ltda: A inscrição estadual do Amazonas tem nove algarismos.',
      'inscricaoEstadual',
    ],
    [
      { inscricaoSuframa: null },
      'IMPORTADOR_SEM_SUFRAMA',
      'aviso',
      'Importadora Fictícia Ltda não tem inscrição Suframa no cadastro, e a informação complementar vai sem ela.',
      'inscricaoSuframa',
    ],
  ])('%p', (outro, codigo, nivel, mensagem, campo) => {
    expect(conferir(importador(outro))).toEqual([
      { codigo, nivel, mensagem, caminho: null, adicao: null, alvo: { onde: 'IMPORTADOR', id: 'importador-1', campo } },
    ]);
  });
});

test.each([null, '', '  '])('a DAI of the kind %p has none', (tipo) => {
  expect(conferir({ tipo })).toEqual([
    {
      codigo: 'CAMPO_AUSENTE',
      nivel: 'aviso',
      mensagem: 'O tipo da DAI não foi informado: é um código de tabela da Sefaz, que o Cais não tem.',
      caminho: 'tipoDIe',
      adicao: null,
      alvo: { onde: 'DAI', campo: 'tipo', adicao: null },
    },
  ]);
});

describe('What an adição falls under', () => {
  const declaracao = declaracaoCom([{}, {}]);
  const so = (escolha: Parameters<typeof escolhaDeTeste>[1]) =>
    conferir({ declaracao, escolhas: [escolhaDeTeste('001'), escolhaDeTeste('002', escolha)] });
  const achado = (outro: Partial<ApontamentoDaDai>) => [
    { nivel: 'erro', caminho: 'adicao.1.cdTributacao', adicao: '002', ...outro },
  ];

  test.each([
    [{ destinacao: null }, 'falta Destinação', 'destinacao'],
    [{ utilizacao: null }, 'falta Utilização', 'utilizacao'],
    [{ ncm: null }, 'falta NCM do produto final', 'ncm'],
    [{ codigoSuframa: null }, 'falta Código Suframa do produto', 'codigoSuframa'],
    [{ codigoSuframa: null, utilizacao: '' }, 'faltam Código Suframa do produto e Utilização', 'codigoSuframa'],
    [
      { ncm: null, codigoSuframa: null, destinacao: null },
      'faltam NCM do produto final, Código Suframa do produto e Destinação',
      'ncm',
    ],
  ])('is chosen without %p', (escolha, falta, campo) => {
    expect(so(escolha)).toEqual(
      achado({
        codigo: 'ESCOLHA_INCOMPLETA',
        mensagem: `A tributação da adição 002 está incompleta: ${falta}.`,
        alvo: { onde: 'DAI', campo, adicao: '002' },
      }),
    );
  });

  test('is not chosen at all', () => {
    expect(conferir({ declaracao, escolhas: [escolhaDeTeste('001')] })).toEqual(
      achado({
        codigo: 'ESCOLHA_INCOMPLETA',
        mensagem: 'A adição 002 ainda não tem tributação: escolha o item da matriz em que ela se enquadra.',
        alvo: { onde: 'DAI', campo: 'ncm', adicao: '002' },
      }),
    );
  });

  test('is not in the matriz', () => {
    expect(so({ ncm: '84733041' })).toEqual(
      achado({
        codigo: 'SEM_MATRIZ',
        mensagem:
          'Adição 002: nenhum item da matriz do importador vigora em 30/06/2026, dia do registro, para NCM 8473.30.41, código Suframa 0123, destinação 01 e utilização 02.',
        alvo: { onde: 'MATRIZ', id: null, campo: null },
      }),
    );
  });

  test('is in the matriz for other days, which are told', () => {
    const matriz = [
      linhaDeTeste({ id: 'depois', vigenciaInicio: '2026-07-01', vigenciaFim: null }),
      linhaDeTeste({ id: 'antes', vigenciaInicio: '2025-01-01', vigenciaFim: '2026-06-29' }),
      linhaDeTeste({ id: 'outra', codigoSuframa: '0999' }),
    ];
    expect(conferir({ matriz })).toEqual([
      {
        codigo: 'SEM_MATRIZ',
        nivel: 'erro',
        mensagem:
          'Adição 001: nenhum item da matriz do importador vigora em 30/06/2026, dia do registro, para NCM 8517.13.00, código Suframa 0123, destinação 01 e utilização 02. Há item dessa chave de 01/01/2025 a 29/06/2026 e desde 01/07/2026.',
        caminho: 'adicao.0.cdTributacao',
        adicao: '001',
        alvo: { onde: 'MATRIZ', id: 'depois', campo: null },
      },
    ]);
  });

  test.each([
    [{ tratamento: null }, 'qual é o tratamento do ICMS', 'tratamento'],
    [{ tratamento: 'REDUZIDO' }, 'em quantos por cento a base é reduzida', 'reducaoPerc'],
  ] as const)('is a row of %p', (linha, falta, campo) => {
    expect(conferir({ matriz: [linhaDeTeste(linha)] })).toEqual([
      {
        codigo: 'MATRIZ_SEM_TRATAMENTO',
        nivel: 'erro',
        mensagem: `Adição 001: o item da matriz de NCM 8517.13.00, código Suframa 0123, destinação 01 e utilização 02, código de tributação A001, não diz ${falta}, e o ICMS não se calcula.`,
        caminho: 'adicao.0.vlIcms',
        adicao: '001',
        alvo: { onde: 'MATRIZ', id: 'linha-1', campo },
      },
    ]);
  });
});

test('no rate, and no fee either, is told once and not for each adição', () => {
  const declaracao = declaracaoCom([{}, {}], { pagamentos: [] });
  const soTolerancia = PARAMETROS_DE_FABRICA.filter(({ codigo }) => codigo.startsWith('TOLERANCIA'));
  expect(conferir({ declaracao }, soTolerancia)).toEqual([
    {
      codigo: 'SEM_ALIQUOTA',
      nivel: 'erro',
      caminho: null,
      adicao: null,
      mensagem:
        'Nenhum parâmetro diz a alíquota do ICMS do Amazonas em 30/06/2026, dia do registro: sem ela o ICMS não se calcula.',
      alvo: { onde: 'PARAMETROS', codigo: 'ICMS_AM_GERAL' },
    },
    {
      codigo: 'SEM_ALIQUOTA',
      nivel: 'erro',
      caminho: null,
      adicao: null,
      mensagem:
        'A declaração não traz pagamento da Taxa Siscomex, e nenhum parâmetro diz quanto ela era em 30/06/2026: sem ela o ICMS não se calcula.',
      alvo: { onde: 'PARAMETROS', codigo: 'TAXA_SISCOMEX_DECLARACAO' },
    },
  ]);
});

test('a rate of the dollar that loses digits is told', () => {
  const adicao = adicaoDeTeste({ valorMoeda: '9000000.00', valorReais: '48075750.00' });
  const achados = conferir({ declaracao: declaracaoDeTeste({ dataRegistro: '2026-06-30', adicoes: [adicao] }) });
  expect(achados).toEqual([
    {
      codigo: 'CAMPO_INVALIDO',
      nivel: 'aviso',
      caminho: 'vlTaxaDolar',
      adicao: null,
      mensagem: 'A taxa do dólar da declaração é 5,34175; na DAI cabem quatro casas, e vai 5,3418.',
      alvo: { onde: 'DECLARACAO', adicao: null },
    },
  ]);
});

describe('The header against its adições', () => {
  /** Two of the small adições: FOB 1,000.00, freight 100.00, insurance 10.00, II 177.60, PIS and COFINS 130.40, 25 kg. */
  const { declaracao } = montarDai(insumosDeTeste({ declaracao: declaracaoCom([{}, {}]) }), PARAMETROS_DE_FABRICA);
  const somas = (outra: Partial<DeclaracaoAmazonense>) =>
    conferirSomas({ ...declaracao, ...outra }, PARAMETROS_DE_FABRICA);
  const resumo = (outra: Partial<DeclaracaoAmazonense>) =>
    somas(outra).map(({ codigo, nivel, caminho }) => `${codigo} ${nivel} ${caminho}`);

  test('closes', () => {
    expect(somas({})).toEqual([]);
  });

  // Two adições: 0.05 each, with a minimum of 0.10.
  test.each<[Partial<DeclaracaoAmazonense>, string[]]>([
    [{ fob: '1000.01' }, []],
    [{ fob: '999.98' }, ['SOMA_DIFERENTE aviso vlFob']],
    [{ fob: '1000.10' }, ['SOMA_DIFERENTE aviso vlFob']],
    [{ fob: '1000.11' }, ['SOMA_DIFERENTE erro vlFob']],
    [{ frete: '100.02' }, ['SOMA_DIFERENTE aviso vlFrete']],
    [{ frete: '99.89' }, ['SOMA_DIFERENTE erro vlFrete']],
    [{ seguro: '10.11' }, ['SOMA_DIFERENTE erro vlSeguro']],
    [{ ii: '177.71' }, ['SOMA_DIFERENTE erro vlII']],
    [{ ipi: '0.11' }, ['SOMA_DIFERENTE erro vlIPI']],
    [{ pisCofins: '130.51' }, ['SOMA_DIFERENTE erro vlPisCofins']],
    [{ pesoLiquido: '25.000010' }, ['SOMA_DIFERENTE erro vlPesoLiquido']],
    [{ pesoLiquido: '25.0' }, []],
    [{ pesoLiquido: null }, []],
    [{ qtdeAdicoes: 3 }, ['QUANTIDADE_DE_ADICOES erro qtdeAdicoes']],
    [{ adicoes: [] }, ['SEM_ADICOES erro adicao']],
  ])('with %p: %p', (outra, esperado) => {
    expect(resumo(outra)).toEqual(esperado);
  });

  test('a FOB of a million has a hundred reais of room, and a freight has not', () => {
    const [uma] = declaracao.adicoes.map((adicao) => ({ ...adicao, fob: '1000000.00', frete: '1000000.00' }));
    const grande = { adicoes: uma ? [uma] : [], qtdeAdicoes: 1, seguro: '5.00', ii: '88.80', pisCofins: '65.20' };
    const peso = { pesoLiquido: '12.500000', frete: '1000000.00' };
    expect(resumo({ ...grande, ...peso, fob: '1000100.00' })).toEqual(['SOMA_DIFERENTE aviso vlFob']);
    expect(resumo({ ...grande, ...peso, fob: '1000101.00' })).toEqual(['SOMA_DIFERENTE erro vlFob']);
    expect(resumo({ ...grande, ...peso, fob: '1000000.00', frete: '1000000.11' })).toEqual([
      'SOMA_DIFERENTE erro vlFrete',
    ]);
  });

  test('both sides stand in the sentence, and where they come from', () => {
    expect(somas({ fob: '1000.05', frete: '1100.00', pesoLiquido: '24.5', qtdeAdicoes: 1 })).toEqual([
      expect.objectContaining({
        mensagem: 'O cabeçalho declara 1 adição, e a declaração traz 2.',
        alvo: { onde: 'DECLARACAO', adicao: null },
      }),
      expect.objectContaining({
        mensagem:
          'FOB: o cabeçalho traz R$ 1.000,05, e as adições somam R$ 1.000,00: diferença de R$ 0,05, dentro do que o Siscomex deixa ao truncar os centavos. A DAI leva os dois como foram declarados.',
      }),
      expect.objectContaining({
        mensagem:
          'Frete: o cabeçalho traz R$ 1.100,00, e as adições somam R$ 100,00: diferença de R$ 1.000,00, além da tolerância de R$ 0,06.',
      }),
      expect.objectContaining({
        mensagem: 'Peso líquido: o cabeçalho traz 24,50000 kg, e as adições somam 25,00000 kg.',
      }),
    ]);
  });
});

test('a declaration without adições is no DAI', () => {
  expect(conferir({ declaracao: declaracaoCom([]) }).map(({ codigo }) => codigo)).toEqual(['SEM_ADICOES']);
});

test('a registration of 2027 says what is to be decided on the base of the ICMS, where it is decided', () => {
  const declaracao = declaracaoDeTeste({ dataRegistro: '2027-02-01' });
  const matriz = [linhaDeTeste({ vigenciaFim: null })];
  const achado = conferir({ declaracao, matriz }).find(({ alvo }) => alvo.onde === 'PARAMETROS');
  expect(achado).toMatchObject({
    nivel: 'erro',
    mensagem: expect.stringContaining('falta decidir se a CBS e o IBS integram a base do ICMS do AM em 01/02/2027'),
    alvo: { onde: 'PARAMETROS', codigo: 'CBS_IBS_INTEGRA_BASE_ICMS_AM' },
  });
});

describe('The row of an adição', () => {
  const [primeira] = insumosDeTeste().declaracao.adicoes;
  const numero = primeira?.numero ?? '001';

  test('that is only suggested blocks the file, with where the suggestion comes from', () => {
    const sugestoes = new Map([[numero, { origem: 'última DAI da NCM 8714.10.00, IMP-2026-0003' }]]);
    const daEscolha = conferir({ escolhas: [], sugestoes }).filter(({ adicao }) => adicao === numero);
    expect(daEscolha.map(({ codigo, nivel, mensagem }) => [codigo, nivel, mensagem])).toEqual([
      [
        'SUGESTAO_ABERTA',
        'erro',
        `A linha da matriz da adição ${numero} é só sugestão (última DAI da NCM 8714.10.00, IMP-2026-0003): aceite-a ou escolha outra.`,
      ],
    ]);
    // A row that a person chose is no suggestion any more.
    expect(conferir({ sugestoes })).toEqual([]);
  });

  test('is never compared with the NCM of the input, only with the products that the structures name', () => {
    const daLinha = { codigo: 'MON-24', ncm: linhaDeTeste().ncm };
    const outro = { codigo: 'MOTO-1', ncm: '87112010' };
    expect(linhaDeTeste().ncm).not.toBe(primeira?.ncm);
    expect(conferir()).toEqual([]);
    expect(conferir({ produtosFinais: new Map([[numero, [outro, daLinha]]]) })).toEqual([]);
    const achados = conferir({ produtosFinais: new Map([[numero, [outro]]]) });
    expect(achados.map(({ codigo, nivel, adicao }) => [codigo, nivel, adicao])).toEqual([
      ['PRODUTO_DE_OUTRA_NCM', 'aviso', numero],
    ]);
    expect(achados[0]?.mensagem).toMatch(/entra em MOTO-1, da NCM 8711\.20\.10\.$/);
  });
});
