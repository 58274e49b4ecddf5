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
import {
  type CadastrosPropostos,
  MAXIMO_POR_ATO,
  pedidoDeCadastros,
  type RepresentanteProposto,
} from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { NOME_PAPEL_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { ImportadoresSection, ProdutosSection, RepresentantesSection, type Respostas } from './PerguntasSection.tsx';
import { pesoPorExtenso } from './peso-por-extenso.ts';
import { useAgrupamento } from './use-agrupamento.tsx';
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
  const { cadastrar } = useCadastrarPropostos();
  const contarCadastro = useContarCadastro();
  const [fora, setFora] = useState<ReadonlySet<string>>(new Set());
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const empresas = useAgrupamento(propostos.fornecedores, propostos.gruposDeFornecedores, (uma) => uma.razaoSocial);
  const bens = useAgrupamento(propostos.itens, propostos.gruposDeItens, (um) => um.partNumber);

  const tinsDe = (chave: string) => {
    const grupo = empresas.grupos.find(([primeira]) => primeira === chave) ?? [];
    return propostos.fornecedores.flatMap((um) => (grupo.includes(um.chave) ? um.tins : []));
  };
  const aceitos = (linhas: readonly { chave: string; impedimento: string | null }[], grupos: readonly string[][]) => {
    const livres = new Set(linhas.flatMap(({ chave, impedimento }) => (impedimento || fora.has(chave) ? [] : [chave])));
    return grupos.filter(([primeira]) => livres.has(primeira ?? '')).slice(0, MAXIMO_POR_ATO);
  };
  const importadores = propostos.importadores.flatMap(({ cnpj, inscricaoEstadual }) =>
    importadorRespondido(cnpj, { ...(inscricaoEstadual && { inscricaoEstadual }), ...respostas[cnpj] }),
  );
  const representantes = destravados(
    propostos.representantes,
    importadores.map(({ cnpj }) => cnpj),
  );
  const pedido = {
    importadores,
    representantes: representantes.flatMap(({ chave, impedimento }) =>
      impedimento ? [] : completo({ chave, vinculo: respostas[chave]?.vinculo ?? '' }, 2),
    ),
    fornecedores: aceitos(empresas.linhas, empresas.grupos),
    itens: aceitos(bens.linhas, bens.grupos),
    produtos: propostos.produtos.flatMap(({ chave }) =>
      completo({ chave, ...respostas[chave], pesoBruto: respostas[chave]?.pesoBruto?.replace(',', '.') ?? '' }, 3),
    ),
  };
  const quantos = Object.values(pedido).reduce((soma, parte) => soma + parte.length, 0);

  const marcar = (chaves: readonly string[], dentro: boolean) => {
    const nova = new Set(fora);
    for (const chave of chaves) dentro ? nova.delete(chave) : nova.add(chave);
    setFora(nova);
  };
  const responder = (chave: string, campo: string, valor: string) =>
    aoResponder({ ...respostas, [chave]: { ...respostas[chave], [campo]: valor } });
  const confirmar = async () => {
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

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={quantos === 0} loading={gravando} onClick={() => void confirmar()}>
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
          <PropostasSection
            titulo="Fornecedores e fabricantes"
            fora={fora}
            aoMarcar={marcar}
            atos={empresas.atos}
            propostas={empresas.linhas.map(({ razaoSocial, papel, pais, juntas, ...uma }) => ({
              ...uma,
              nome: razaoSocial,
              dados: [NOME_PAPEL_FORNECEDOR[papel], pais?.nome ?? 'País —', tinPorExtenso(tinsDe(uma.chave)), juntas]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
          <PropostasSection
            titulo="Itens"
            fora={fora}
            aoMarcar={marcar}
            atos={bens.atos}
            propostas={bens.linhas.map(
              ({ partNumber, ncm, unidade, valorUnitario, moeda, pesoLiquido, fabricante, juntas, ...um }) => ({
                ...um,
                nome: partNumber,
                dados: [
                  um.descricao,
                  `NCM ${formatarNcm(ncm)}`,
                  unidade ?? 'Unidade —',
                  valorUnitario && moeda
                    ? `último preço ${formatarDecimal(valorUnitario, 7)} (${moeda.nome})`
                    : 'Preço —',
                  pesoPorExtenso(pesoLiquido),
                  fabricante ?? 'Fabricante —',
                  juntas,
                ]
                  .filter(Boolean)
                  .join(' · '),
              }),
            )}
          />
        </Section>
      )}
      <ProdutosSection propostos={propostos.produtos} respostas={respostas} aoResponder={responder} />
    </>
  );
}

/** Whose importer is in this act may go in with it. */
function destravados(propostos: readonly RepresentanteProposto[], cnpjs: readonly string[]): RepresentanteProposto[] {
  return propostos.map((um) =>
    um.destravadoPor.some((cnpj) => cnpjs.includes(cnpj))
      ? { ...um, impedimento: null, porque: `${um.porque}; vai com o importador, no mesmo ato` }
      : um,
  );
}

/** An importer once sector and standing are answered, and the inscrição Suframa of who has one. */
function importadorRespondido(cnpj: string, { setor = '', situacaoSuframa = '', ...opcionais }: Respostas[string]) {
  const inscricaoSuframa = opcionais.inscricaoSuframa?.trim() || null;
  const inscricaoEstadual = opcionais.inscricaoEstadual?.trim() || null;
  if (situacaoSuframa !== 'NAO_INSCRITO' && inscricaoSuframa === null) return [];
  return completo({ cnpj, setor, situacaoSuframa }, 3).map((um) => ({ ...um, inscricaoSuframa, inscricaoEstadual }));
}

/** The answers of a record once all its fields are filled; none before. */
function completo<Campos extends Record<string, string>>(campos: Campos, quantos: number): Campos[] {
  const cheios = Object.values(campos).filter((valor) => valor.trim() !== '');
  return cheios.length === quantos ? [campos] : [];
}
