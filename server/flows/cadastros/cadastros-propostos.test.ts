import fc from 'fast-check';
import type { FornecedorProposto } from '#lib/contracts/declaracao/o-que-falta.ts';
import { nomeCanonico } from '#lib/domain/cadastros/nome-canonico.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { gruposDeFornecedores } from './cadastros-propostos.ts';
import { pessoasDe } from './representantes-propostos.ts';

const fornecedor = (chave: string, operadores: string[], impedimento: string | null = null): FornecedorProposto => ({
  chave,
  textos: [chave],
  porque: '',
  impedimento,
  razaoSocial: chave,
  papel: 'FORNECEDOR',
  pais: { codigo: '160', nome: 'CHINA' },
  operadores,
  tins: [],
});

/** Names that no slip of the pen joins: each differs from the others in a digit. */
const operador = fc.tuple(fc.constantFrom('11222333', '12345678', 'TIN'), fc.nat({ max: 9 })).map((um) => um.join(' '));
const empresas = fc
  .array(fc.tuple(fc.uniqueArray(operador, { maxLength: 3 }), fc.boolean()), { maxLength: 15 })
  .map((todas) =>
    todas.map(([seus, livre], i) => fornecedor(`empresa ficticia ${i}`, seus, livre ? null : 'Não pode.')),
  );

/** Names the proposals that common operators join to one, directly or over others. */
function alcancados(uma: FornecedorProposto, todas: readonly FornecedorProposto[]): Set<FornecedorProposto> {
  const vistos = new Set([uma]);
  for (const vista of vistos) {
    for (const outra of todas) if (outra.operadores.some((um) => vista.operadores.includes(um))) vistos.add(outra);
  }
  return vistos;
}

test('suppliers are one by a number exactly where they share it, and what cannot be accepted joins nobody', () => {
  fc.assert(
    fc.property(empresas, (todas) => {
      const livres = todas.filter(({ impedimento }) => impedimento === null);
      const grupos = gruposDeFornecedores(todas).map(({ chaves }) => chaves.toSorted().join('; '));
      const esperados = livres
        .map((uma) => [...alcancados(uma, livres)].map(({ chave }) => chave).toSorted())
        .filter((chaves) => chaves.length > 1)
        .map((chaves) => chaves.join('; '));
      expect(grupos.toSorted()).toEqual([...new Set(esperados)].toSorted());
    }),
  );
});

test('a name goes before the code, the tax number before the code, and alike names without numbers are grouped as ever', () => {
  expect(
    gruposDeFornecedores([
      fornecedor('FAB-1', ['11222333 FAB-1', 'TIN CN915']),
      fornecedor('ficticia factory', ['12345678 OPE_7', 'TIN CN915']),
      fornecedor('outra ficticia electronics', []),
      fornecedor('outra ficticia eletronics', []),
    ]),
  ).toEqual([
    { chaves: ['ficticia factory', 'FAB-1'], porque: 'mesma identificação fiscal no exterior: TIN CN915', medida: 100 },
    expect.objectContaining({ chaves: ['outra ficticia electronics', 'outra ficticia eletronics'] }),
  ]);
});

/** Sellers and makers of declarations: two share their words and differ in a number, or have one word apart. */
const nomeDaEmpresa = fc
  .tuple(
    fc.constantFrom('SHENZHEN FICTICIA', 'DONGGUAN FICTICIA', 'OSAKA FICTICIA'),
    fc.constantFrom('ELECTRONICS', 'PLASTICS', 'MACHINERY'),
    fc.constantFrom('1', '2', '11', '12', '1 1', '1 2'),
  )
  .map((partes) => partes.join(' '));
const comRuido = fc.record({
  forma: fc.constantFrom('', ' LTD', ' CO., LTD.', ' Company Limited', ' GmbH'),
  minusculas: fc.boolean(),
  traco: fc.constantFrom(' ', '  ', ' - '),
  /** A letter of the trade left out. */
  falta: fc.option(fc.integer({ min: 1, max: 5 })),
});
const papel = fc.constantFrom('FORNECEDOR', 'FABRICANTE', 'AMBOS');

test('no two sellers or makers are ever proposed as one by their names, whatever the noise', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(nomeDaEmpresa, comRuido, papel), { minLength: 1, maxLength: 40 }), (ditas) => {
      const donos = new Map<string, Set<string>>();
      const propostas = new Map<string, FornecedorProposto>();
      for (const [nome, { forma, minusculas, traco, falta }, seuPapel] of ditas) {
        const [lugar = '', quem = '', ramo = '', ...numero] = nome.split(' ');
        const escrito = falta === null ? ramo : ramo.slice(0, falta) + ramo.slice(falta + 1);
        const texto = [lugar, quem, escrito, ...numero].join(traco) + forma;
        const chave = nomeCanonico(minusculas ? texto.toLowerCase() : texto);
        donos.set(chave, (donos.get(chave) ?? new Set()).add(nome));
        propostas.set(chave, { ...fornecedor(chave, []), papel: seuPapel });
      }
      for (const seus of donos.values()) expect(seus.size).toBe(1);
      for (const { chaves } of gruposDeFornecedores([...propostas.values()])) {
        expect(new Set(chaves.flatMap((chave) => [...(donos.get(chave) ?? [])])).size).toBe(1);
      }
    }),
    { numRuns: vezes(1_000) },
  );
});

const CPFS = ['52998224725', '11144477735', '12345678909', '98765432100', '11111111111', '1234'];
const citacao = fc.record({
  cpf: fc.constantFrom(...CPFS),
  // People of one name, and a name written in several ways.
  nome: fc.option(fc.constantFrom('FICTICIA SILVA', 'Fictícia Silva', 'FICTICIA DA SILVA', 'FICTICIO SOUZA')),
  numero: fc.constantFrom('11222333000181', '12345678000195'),
  importadorId: fc.option(fc.uuid()),
});

test('a representative is one person for each valid CPF, whatever the names, with what was declared of that CPF alone', () => {
  fc.assert(
    fc.property(fc.array(citacao, { maxLength: 30 }), fc.subarray(CPFS), (citacoes, doCadastro) => {
      const pessoas = pessoasDe(citacoes, new Set(doCadastro));
      const esperados = new Set(citacoes.map(({ cpf }) => cpf).filter((cpf) => CPFS.indexOf(cpf) < 4));
      expect(pessoas.map(({ cpf }) => cpf).toSorted()).toEqual(
        [...esperados].filter((cpf) => !doCadastro.includes(cpf)).toSorted(),
      );
      for (const { cpf, nome, por } of pessoas) {
        const suas = citacoes.filter((uma) => uma.cpf === cpf);
        expect(nome).toBe(suas.find((uma) => uma.nome)?.nome ?? '');
        expect(por.toSorted()).toEqual([...new Set(suas.flatMap(({ importadorId }) => importadorId ?? []))].toSorted());
      }
    }),
    { numRuns: vezes(500) },
  );
});
