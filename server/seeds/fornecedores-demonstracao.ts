import type { PapelFornecedor } from '#lib/domain/cadastros/fornecedor.ts';
import { contratoDeFornecedor, type FornecedorNovo } from '#lib/registros/fornecedor.ts';
import { FORNECEDORES } from './catalogo-ficticio.ts';

/** The suppliers and manufacturers of the demonstration's declarations, and as many others, so that the list is worth searching. */
export function fornecedoresDeDemonstracao(): FornecedorNovo[] {
  return [...dasDeclaracoes(), ...outros()];
}

/** Each has the name the declarations print, so that an import recognises it. */
function dasDeclaracoes(): FornecedorNovo[] {
  return FORNECEDORES.flatMap(({ fornecedor, fabricante, local, pais }) =>
    fornecedor === fabricante
      ? [novo('AMBOS', fornecedor, local, pais.codigo)]
      : [novo('FORNECEDOR', fornecedor, local, pais.codigo), novo('FABRICANTE', fabricante, local, pais.codigo)],
  );
}

function outros(): FornecedorNovo[] {
  return LUGARES.flatMap(({ local, pais, forma }, i) =>
    RAMOS.map((ramo, j) => {
      const nome = NOMES[(i * RAMOS.length + j) % NOMES.length];
      return novo(j === 0 ? 'AMBOS' : 'FABRICANTE', `IMAGINARIA ${nome} ${ramo} ${forma}`, local, pais);
    }),
  );
}

function novo(papel: PapelFornecedor, razaoSocial: string, cidade: string, pais: string): FornecedorNovo {
  return contratoDeFornecedor.novo.parse({
    papel,
    razaoSocial,
    pais: { codigo: pais },
    endereco: { logradouro: 'Rua Fictícia', numero: String(10 + (razaoSocial.length % 90)), cidade },
    vinculo: '1',
    apelidos: [razaoSocial],
  });
}

const LUGARES = [
  { local: 'DONGGUAN', pais: '160', forma: 'CO LTD' },
  { local: 'TAIPEI', pais: '161', forma: 'CO LTD' },
  { local: 'BUSAN', pais: '190', forma: 'CO LTD' },
  { local: 'OSAKA', pais: '399', forma: 'KK' },
  { local: 'HO CHI MINH', pais: '858', forma: 'JSC' },
  { local: 'PENANG', pais: '455', forma: 'SDN BHD' },
  { local: 'BERGEN', pais: '538', forma: 'AS' },
  { local: 'STUTTGART', pais: '023', forma: 'GMBH' },
  { local: 'TORINO', pais: '386', forma: 'SRL' },
  { local: 'CHENNAI', pais: '361', forma: 'PVT LTD' },
  { local: 'CHICAGO', pais: '249', forma: 'INC' },
];

const RAMOS = ['ELECTRONICS', 'PRECISION PARTS', 'PLASTICS'];
const NOMES = [
  'LANTERNA',
  'AURORA',
  'SUMAUMA',
  'TUCANO',
  'CORAL',
  'SERRA',
  'HORIZONTE',
  'MARESIA',
  'JANGADA',
  'VITORIA',
];
