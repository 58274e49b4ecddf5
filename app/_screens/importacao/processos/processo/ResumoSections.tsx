import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LacunasSection } from '#app/_screens/importacao/processos/andamento/LacunasSection.tsx';
import { PendenciasSection } from '#app/_screens/importacao/processos/andamento/PendenciasSection.tsx';
import { baixarArquivoDaDeclaracao } from '#app/_screens/importacao/processos/declaracao/baixar-arquivo-da-declaracao.ts';
import {
  foiDeclarado,
  type ProcessoDeclarado,
} from '#app/_screens/importacao/processos/declaracao/processo-declarado.ts';
import { foraDaSoma, somaDasParcelas } from '#app/_screens/importacao/processos/declaracao/soma-declarada.ts';
import { CodigoENome } from '#components/comex/CodigoENome.tsx';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarCnpj, formatarCpf, formatarNumeroDeclaracao } from '#lib/format/identificadores.ts';
import { ResumoSemDeclaracao } from './ResumoSemDeclaracao.tsx';

/** The summary of a processo: its declaration, grouped as in the extrato, or the filled-in fields while there is none. */
export function ResumoSections({ processo }: { processo: ProcessoInteiro }) {
  const portal = usePortalParts();
  const noPortal = portal && processo.numeroDuimp && <portal.NoPortal processo={processo} />;
  if (foiDeclarado(processo)) {
    return (
      <Stack sx={{ gap: 2 }}>
        {processo.situacao !== 'CANCELADO' && <LacunasSection processoId={processo.id} />}
        {noPortal}
        <Declarado processo={processo} />
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <PendenciasSection processo={processo} />
      {noPortal}
      <ResumoSemDeclaracao processo={processo} />
    </Stack>
  );
}

function Declarado({ processo }: { processo: ProcessoDeclarado }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        alignItems: 'start',
      }}
    >
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <DeclaracaoSection processo={processo} />
        <CargaSection processo={processo} />
      </Stack>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <ValoresSection processo={processo} />
        <DocumentosSection processo={processo} />
        <ArquivoSection processo={processo} />
      </Stack>
    </Box>
  );
}

function DeclaracaoSection({ processo: { declaracao, importador: doCadastro } }: { processo: ProcessoDeclarado }) {
  const { importador } = declaracao;
  const nome = doCadastro.nome ?? importador.nome;
  return (
    <Section titulo="Declaração">
      <DescriptionList>
        <DescriptionItem nome={`Número da ${documentoDoNumero(declaracao.numeroDI)}`}>
          {formatarNumeroDeclaracao(declaracao.numeroDI)}
        </DescriptionItem>
        {declaracao.duimp ? (
          <DescriptionItem nome="Versão da DUIMP">{declaracao.duimp.versao}</DescriptionItem>
        ) : (
          <DescriptionItem nome="Retificação">
            {declaracao.sequencialRetificacao === 0 ? 'Original' : String(declaracao.sequencialRetificacao)}
          </DescriptionItem>
        )}
        <DescriptionItem nome="Tipo de declaração">
          <CodigoENome {...declaracao.tipoDeclaracao} />
        </DescriptionItem>
        <DescriptionItem nome="Modalidade de despacho">
          <CodigoENome {...declaracao.modalidadeDespacho} />
        </DescriptionItem>
        <DescriptionItem nome="Registro">{formatarData(declaracao.dataRegistro)}</DescriptionItem>
        <DescriptionItem nome="Desembaraço">{formatarData(declaracao.dataDesembaraco)}</DescriptionItem>
        <DescriptionItem nome="Importador">{nome}</DescriptionItem>
        {importador.nome && importador.nome !== nome && (
          <DescriptionItem nome="Importador na declaração">{importador.nome}</DescriptionItem>
        )}
        <DescriptionItem nome="CNPJ ou CPF do importador">{formatarCnpj(importador.numero)}</DescriptionItem>
        <DescriptionItem nome="Representante legal">{importador.representanteLegal.nome}</DescriptionItem>
        <DescriptionItem nome="CPF do representante">{formatarCpf(importador.representanteLegal.cpf)}</DescriptionItem>
        <DescriptionItem nome="Operação">
          <CodigoENome {...declaracao.caracterizacaoOperacao} />
        </DescriptionItem>
        <DescriptionItem nome="Entrega da carga">{declaracao.situacaoEntregaCarga}</DescriptionItem>
      </DescriptionList>
    </Section>
  );
}

function CargaSection({ processo }: { processo: ProcessoDeclarado }) {
  const { carga, conhecimento, urfDespacho, embalagens } = processo.declaracao;
  return (
    <Section titulo="Carga e conhecimento">
      <DescriptionList>
        <DescriptionItem nome="Via de transporte">
          <CodigoENome {...carga.viaTransporte} />
        </DescriptionItem>
        <DescriptionItem nome="Transportador · veículo">
          {[carga.transportador, carga.veiculo].filter(Boolean).join(' · ')}
        </DescriptionItem>
        <DescriptionItem nome="País de procedência">
          <CodigoENome {...carga.paisProcedencia} />
        </DescriptionItem>
        <DescriptionItem nome="Chegada">{formatarData(carga.dataChegada)}</DescriptionItem>
        <DescriptionItem nome="URF de despacho">
          <CodigoENome {...urfDespacho} />
        </DescriptionItem>
        <DescriptionItem nome="URF de entrada">
          <CodigoENome {...carga.urfEntrada} />
        </DescriptionItem>
        <DescriptionItem nome="Recinto · setor">
          <CodigoENome {...carga.recinto} />
          {carga.setor && ` · ${carga.setor}`}
        </DescriptionItem>
        <DescriptionItem nome="Conhecimento">{conhecimento.numero}</DescriptionItem>
        <DescriptionItem nome="Tipo de conhecimento">
          <CodigoENome {...conhecimento.tipo} />
        </DescriptionItem>
        <DescriptionItem nome="CE-Mercante ou AWB">{conhecimento.master}</DescriptionItem>
        <DescriptionItem nome="Embarque">
          {[formatarData(conhecimento.dataEmbarque), conhecimento.localEmbarque].filter(Boolean).join(' · ')}
        </DescriptionItem>
        <DescriptionItem nome="Peso bruto · líquido (kg)">
          {`${formatarDecimal(carga.pesoBruto, 5)} · ${formatarDecimal(carga.pesoLiquido, 5)}`}
        </DescriptionItem>
        <DescriptionItem nome="Embalagens">
          {embalagens.map(({ tipo, quantidade }) => `${quantidade ?? '—'} ${tipo.nome ?? tipo.codigo}`).join(', ')}
        </DescriptionItem>
      </DescriptionList>
    </Section>
  );
}

function ValoresSection({ processo: { declaracao, tributos } }: { processo: ProcessoDeclarado }) {
  const { totais, frete, seguro } = declaracao;
  const linhas: Valor[] = [
    {
      nome: 'VMLE (local de embarque)',
      moeda: null,
      negociado: null,
      dolares: totais.vmleDolares,
      reais: totais.vmleReais,
    },
    {
      nome: 'Frete',
      moeda: frete.moeda.nome,
      negociado: frete.valorMoeda,
      dolares: frete.valorDolares,
      reais: frete.valorReais,
    },
    {
      nome: 'Seguro',
      moeda: seguro.moeda.nome,
      negociado: seguro.valorMoeda,
      dolares: seguro.valorDolares,
      reais: seguro.valorReais,
    },
    {
      nome: 'VMLD (local de descarga)',
      moeda: null,
      negociado: null,
      dolares: totais.vmldDolares,
      reais: totais.vmldReais,
    },
  ];
  return (
    <Section titulo="Valores declarados" semMargem>
      <DataTable
        legenda="Valores declarados"
        densa
        colunas={COLUNAS_VALORES}
        linhas={linhas}
        chave={({ nome }) => nome}
      />
      <TributosDevidos tributos={tributos} />
    </Section>
  );
}

/** What the declaration says is due, and what it adds up. */
function TributosDevidos({ tributos }: Pick<ProcessoDeclarado, 'tributos'>) {
  const navegar = useNavegarNaTela('/importacao/processos/$id');
  const abrir = () => navegar({ search: (atual) => ({ ...atual, memoria: 'total.devidos' }) });
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <DescriptionList>
        <DescriptionItem nome="Tributos devidos (R$)">
          {formatarDinheiro(somaDasParcelas(tributos))}{' '}
          <Button size="small" aria-label="Como se calcula: os tributos devidos" onClick={abrir} sx={{ py: 0 }}>
            Como se calcula
          </Button>
        </DescriptionItem>
        <DescriptionItem nome="O que soma">
          {foraDaSoma(tributos) ?? 'II, IPI, PIS, COFINS, outros e Taxa Siscomex, como declarados'}
        </DescriptionItem>
      </DescriptionList>
    </Box>
  );
}

interface Valor {
  nome: string;
  moeda: string | null;
  negociado: string | null;
  dolares: string | null;
  reais: string | null;
}

const COLUNAS_VALORES: Coluna<Valor>[] = [
  { titulo: 'Valor', valor: ({ nome }) => nome },
  { titulo: 'Moeda negociada', valor: ({ moeda }) => moeda ?? '—' },
  { titulo: 'Na moeda', valor: ({ negociado }) => formatarDinheiro(negociado), numerica: true },
  { titulo: 'US$', valor: ({ dolares }) => formatarDinheiro(dolares), numerica: true },
  { titulo: 'R$', valor: ({ reais }) => formatarDinheiro(reais), numerica: true },
];

function DocumentosSection({ processo: { declaracao } }: { processo: ProcessoDeclarado }) {
  return (
    <Section titulo="Documentos de instrução">
      <DescriptionList>
        {declaracao.documentos.map(({ tipo, numero }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the file may list the same paper twice, and the list never changes.
          <DescriptionItem key={i} nome={tipo.nome ?? tipo.codigo ?? 'Documento'}>
            {numero}
          </DescriptionItem>
        ))}
      </DescriptionList>
      {declaracao.informacaoComplementar && (
        <Typography sx={{ whiteSpace: 'pre-wrap', color: 'text.secondary', maxHeight: 200, overflow: 'auto' }}>
          {declaracao.informacaoComplementar}
        </Typography>
      )}
    </Section>
  );
}

function ArquivoSection({ processo: { id, arquivo } }: { processo: ProcessoDeclarado }) {
  if (!arquivo) return null;
  const baixar = (arquivoId: string) => () => baixarArquivoDaDeclaracao(id, { id: arquivoId, nome: arquivo.nome });
  return (
    <Section
      titulo="Arquivo recebido"
      nota="guardado como veio"
      acoes={
        arquivo.id && (
          <Button size="small" color="inherit" onClick={baixar(arquivo.id)}>
            Baixar o arquivo recebido
          </Button>
        )
      }
    >
      <DescriptionList>
        <DescriptionItem nome="Nome">{arquivo.nome}</DescriptionItem>
        <DescriptionItem nome="Recebido em">{formatarInstante(arquivo.recebidoEm)}</DescriptionItem>
        <DescriptionItem nome="Tamanho (bytes)">{formatarDecimal(String(arquivo.tamanho), 0)}</DescriptionItem>
        <DescriptionItem nome="SHA-256">{arquivo.sha256}</DescriptionItem>
      </DescriptionList>
    </Section>
  );
}
