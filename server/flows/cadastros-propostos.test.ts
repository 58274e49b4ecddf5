import fc from 'fast-check';
import type { FornecedorProposto } from '#lib/contracts/o-que-falta.ts';
import { gruposDeFornecedores } from './cadastros-propostos.ts';

const fornecedor = (chave: string, operadores: string[], impedimento: string | null = null): FornecedorProposto => ({
  ...{ chave, textos: [chave], porque: '', impedimento, razaoSocial: chave },
  ...{ papel: 'FORNECEDOR', pais: { codigo: '160', nome: 'CHINA' }, operadores, tins: [] },
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
