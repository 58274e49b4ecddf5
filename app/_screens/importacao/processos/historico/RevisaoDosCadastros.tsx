import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PropostasSection } from '#app/_screens/importacao/processos/vinculos/PropostasSection.tsx';
import { tinPorExtenso } from '#app/_screens/importacao/processos/vinculos/tin-por-extenso.ts';
import { DigitadoGuardado } from '#components/form/DigitadoGuardado.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useCadastrarPropostos } from '#lib/api/cadastros/cadastros-propostos.ts';
import { type CadastrosPropostos, pedidoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { NOME_PAPEL_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { ImportadoresSection, ProdutosSection, RepresentantesSection, type Respostas } from './PerguntasSection.tsx';
import { gruposAceitos, pedidoRespondido } from './pedido-respondido.ts';
import { pesoPorExtenso } from './peso-por-extenso.ts';
import { type Agrupamento, useAgrupamento } from './use-agrupamento.tsx';
import { useContarCadastro } from './use-contar-cadastro.ts';

/** One table a kind. What can be accepted is marked; one button registers all that is marked. */
export function RevisaoDosCadastros({ propostos }: { propostos: CadastrosPropostos }) {
  return (
    <DigitadoGuardado recurso="CadastrosPropostos" registro="historico" vazio={SEM_RESPOSTAS}>
      {({ digitado, mudar }) => (
        <Revisao
          propostos={propostos}
          respostas={digitado.respostas}
          aoResponder={(respostas) => mudar({ respostas })}
        />
      )}
    </DigitadoGuardado>
  );
}

const SEM_RESPOSTAS: { respostas: Respostas } = { respostas: {} };

interface RevisaoProps {
  propostos: CadastrosPropostos;
  respostas: Respostas;
  aoResponder: (respostas: Respostas) => void;
}

function Revisao({ propostos, respostas, aoResponder }: RevisaoProps) {
  const [fora, setFora] = useState<ReadonlySet<string>>(new Set());
  const empresas = useAgrupamento(
    propostos.fornecedores,
    propostos.gruposDeFornecedores,
    ({ razaoSocial }) => razaoSocial,
  );
  const bens = useAgrupamento(propostos.itens, propostos.gruposDeItens, ({ partNumber }) => partNumber);
  const { representantes, partes } = pedidoRespondido(propostos, respostas, {
    fornecedores: gruposAceitos(empresas, fora),
    itens: gruposAceitos(bens, fora),
  });
  const { confirmar, gravando, falha } = useCadastroDosAceitos(respostas, aoResponder);
  const quantos = Object.values(partes).reduce((soma, parte) => soma + parte.length, 0);

  const marcar = (chaves: readonly string[], dentro: boolean) => {
    const nova = new Set(fora);
    for (const chave of chaves) dentro ? nova.delete(chave) : nova.add(chave);
    setFora(nova);
  };
  const responder = (chave: string, campo: string, valor: string) =>
    aoResponder({ ...respostas, [chave]: { ...respostas[chave], [campo]: valor } });

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={quantos === 0} loading={gravando} onClick={() => void confirmar(partes)}>
          Cadastrar {formatarInteiro(quantos)}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Tudo o que está marcado entra num ato só, que pode ser desfeito. Cada ato leva até 1.000 de cada tipo. Um item
          que já está no cadastro não é feito de novo: as descrições são vinculadas a ele.
        </Typography>
      </Stack>
      {falha && <Alert severity="error">{falha.message}</Alert>}
      <ImportadoresSection propostos={propostos.importadores} respostas={respostas} aoResponder={responder} />
      <RepresentantesSection propostos={representantes} respostas={respostas} aoResponder={responder} />
      {(empresas.linhas.length > 0 || bens.linhas.length > 0) && (
        <Section titulo="Fornecedores, fabricantes e itens">
          <FornecedoresPropostos propostos={propostos} empresas={empresas} fora={fora} aoMarcar={marcar} />
          <ItensPropostos bens={bens} fora={fora} aoMarcar={marcar} />
        </Section>
      )}
      <ProdutosSection propostos={propostos.produtos} respostas={respostas} aoResponder={responder} />
    </>
  );
}

/** Writes what is marked and answered, in one act; what was written needs its answer no more. */
function useCadastroDosAceitos(respostas: Respostas, aoResponder: (respostas: Respostas) => void) {
  const { cadastrar } = useCadastrarPropostos();
  const contarCadastro = useContarCadastro();
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const confirmar = async (pedido: unknown) => {
    const lido = pedidoDeCadastros.safeParse(pedido);
    if (!lido.success) {
      setFalha(new Error(lido.error.issues[0]?.message ?? 'Confira o que foi respondido.'));
      return;
    }
    setGravando(true);
    setFalha(null);
    try {
      contarCadastro(await cadastrar(lido.data));
      const feitos = new Set([
        ...lido.data.importadores.map(({ cnpj }) => cnpj),
        ...[...lido.data.representantes, ...lido.data.produtos].map(({ chave }) => chave),
      ]);
      aoResponder(Object.fromEntries(Object.entries(respostas).filter(([chave]) => !feitos.has(chave))));
    } catch (erro) {
      setFalha(erro as Error);
    } finally {
      setGravando(false);
    }
  };
  return { confirmar, gravando, falha };
}

interface PropostasProps {
  /** Keys of the rows that are not to be registered. */
  fora: ReadonlySet<string>;
  aoMarcar: (chaves: readonly string[], dentro: boolean) => void;
}

interface FornecedoresPropostosProps extends PropostasProps {
  propostos: CadastrosPropostos;
  empresas: Agrupamento<CadastrosPropostos['fornecedores'][number]>;
}

function FornecedoresPropostos({ propostos, empresas, fora, aoMarcar }: FornecedoresPropostosProps) {
  const tinsDe = (chave: string) => {
    const grupo = empresas.grupos.find(([primeira]) => primeira === chave) ?? [];
    return propostos.fornecedores.flatMap((fornecedor) => (grupo.includes(fornecedor.chave) ? fornecedor.tins : []));
  };
  return (
    <PropostasSection
      titulo="Fornecedores e fabricantes"
      fora={fora}
      aoMarcar={aoMarcar}
      atos={empresas.atos}
      propostas={empresas.linhas.map(({ razaoSocial, papel, pais, juntas, ...fornecedor }) => ({
        ...fornecedor,
        nome: razaoSocial,
        dados: [NOME_PAPEL_FORNECEDOR[papel], pais?.nome ?? 'País —', tinPorExtenso(tinsDe(fornecedor.chave)), juntas]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}

interface ItensPropostosProps extends PropostasProps {
  bens: Agrupamento<CadastrosPropostos['itens'][number]>;
}

function ItensPropostos({ bens, fora, aoMarcar }: ItensPropostosProps) {
  return (
    <PropostasSection
      titulo="Itens"
      fora={fora}
      aoMarcar={aoMarcar}
      atos={bens.atos}
      propostas={bens.linhas.map(
        ({ partNumber, ncm, unidade, valorUnitario, moeda, pesoLiquido, fabricante, juntas, ...item }) => ({
          ...item,
          nome: partNumber,
          dados: [
            item.descricao,
            `NCM ${formatarNcm(ncm)}`,
            unidade ?? 'Unidade —',
            valorUnitario && moeda ? `último preço ${formatarDecimal(valorUnitario, 7)} (${moeda.nome})` : 'Preço —',
            pesoPorExtenso(pesoLiquido),
            fabricante ?? 'Fabricante —',
            juntas,
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      )}
    />
  );
}
