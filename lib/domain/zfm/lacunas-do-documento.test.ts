import type { ApontamentoDaDci } from './dci.ts';
import type { ApontamentoDoDcr } from './dcr.ts';
import { lacunasDaDci } from './lacunas-da-dci.ts';
import { lacunasDoDcr } from './lacunas-do-dcr.ts';

const linhas = ({ emVezes = 1, ...um }: { emVezes?: number } & Pick<ApontamentoDoDcr, 'codigo' | 'etapa'>) =>
  Array.from(
    { length: emVezes },
    (_, i): ApontamentoDoDcr => ({
      nivel: 'erro',
      mensagem: `Linha ${i + 1}, FX-${i}: ${um.codigo}.`,
      campo: `${um.etapa}.${i}.preco`,
      ...um,
    }),
  );
const ditas = (lacunas: { texto: string; remedio: string }[]) =>
  lacunas.map(({ texto, remedio }) => `${texto} · ${remedio}`);

describe('of a DCR-E', () => {
  test('hundreds of findings are a line a cause and step, with how many and one remedy', () => {
    const lacunas = lacunasDoDcr([
      ...linhas({ codigo: 'SEM_PRECO', etapa: 'importados', emVezes: 1157 }),
      ...linhas({ codigo: 'SEM_DECLARACAO', etapa: 'importados', emVezes: 157 }),
      ...linhas({ codigo: 'SEM_PRECO', etapa: 'nacionais', emVezes: 2 }),
    ]);
    expect(ditas(lacunas)).toEqual([
      '1.157 componentes importados sem preço · Completar os preços',
      '157 componentes importados sem DI, adição e item · Informar a DI',
      '2 componentes nacionais sem preço · Completar os preços',
    ]);
    expect(lacunas.map(({ achados }) => achados.length)).toEqual([1157, 157, 2]);
    expect(lacunas[0]?.achados[0].campo).toBe('importados.0.preco');
  });

  test('empty fields of the identification are one cause, and one finding is its own sentence', () => {
    const vazio = (codigo: string, mensagem: string): ApontamentoDoDcr => ({
      nivel: 'erro',
      etapa: 'identificacao',
      campo: null,
      codigo,
      mensagem,
    });
    expect(
      ditas(
        lacunasDoDcr([
          vazio('SEM_REPRESENTANTE', 'Escolha o representante legal.'),
          vazio('SEM_PPB', 'Informe o PPB.'),
          vazio('NCM_FORA_DA_TABELA', 'A NCM 8407.31.90 do produto não está na tabela da NCM.'),
        ]),
      ),
    ).toEqual([
      '2 dados da identificação por informar · Preencher',
      'A NCM 8407.31.90 do produto não está na tabela da NCM. · Corrigir as NCM',
    ]);
  });

  test('a code without words loses none of its findings', () => {
    expect(ditas(lacunasDoDcr(linhas({ codigo: 'NOVO_CODIGO', etapa: 'importados', emVezes: 3 })))).toEqual([
      '3 vezes: Linha 1, FX-0: NOVO_CODIGO. · Corrigir',
    ]);
  });

  test('an error and a warning of one code are two causes', () => {
    const [erro] = linhas({ codigo: 'SEM_SALDO', etapa: 'importados' }) as [ApontamentoDoDcr];
    expect(lacunasDoDcr([erro, { ...erro, nivel: 'aviso' }])).toHaveLength(2);
  });
});

describe('of a DCI', () => {
  const insumo = (codigo: string): ApontamentoDaDci => ({
    nivel: 'erro',
    codigo: 'FALTA_SALDO',
    etapa: 'insumos',
    campo: codigo,
    mensagem: `${codigo}: faltam 2,00000 PECA.`,
  });

  test('inputs that fall short are one line', () => {
    const lacunas = lacunasDaDci(Array.from({ length: 16 }, (_, i) => insumo(`FX-${i}`)));
    expect(ditas(lacunas)).toEqual(['16 insumos com falta de saldo · Ver os insumos']);
  });

  test('notas beyond those that are named are counted too', () => {
    const nota: ApontamentoDaDci = {
      nivel: 'erro',
      codigo: 'SEM_MUNICIPIO',
      etapa: 'notas',
      campo: null,
      mensagem: 'Nota 1: falta o município do destinatário.',
    };
    expect(ditas(lacunasDaDci([nota, nota, { ...nota, mensagem: 'Mais 980 notas estão assim.', vezes: 980 }]))).toEqual(
      ['982 notas sem o município do destinatário · Completar as notas'],
    );
  });
});
