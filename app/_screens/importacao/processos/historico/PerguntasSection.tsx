import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type {
  ImportadorProposto,
  ProdutoProposto,
  RepresentanteProposto,
} from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { NOME_SETOR, NOME_SITUACAO_SUFRAMA, NOME_TIPO_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { NOME_VINCULO_REPRESENTANTE } from '#lib/domain/cadastros/representante.ts';
import { formatarCnpj, formatarNcm } from '#lib/format/identificadores.ts';

/** What a person answered of a record, by the name of the field. */
export type Respostas = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface PerguntasProps<Proposto> {
  propostos: readonly Proposto[];
  respostas: Respostas;
  aoResponder: (chave: string, campo: string, valor: string) => void;
}

/** Importers, each with what a declaration does not tell. An importer without answers is left out. */
export function ImportadoresSection({ propostos, respostas, aoResponder }: PerguntasProps<ImportadorProposto>) {
  if (propostos.length === 0) return null;
  return (
    <Section titulo="Importadores" nota="responda o que a declaração não diz; sem as respostas, fica de fora" semMargem>
      <DataTable
        legenda="Importadores propostos"
        linhas={[...propostos]}
        chave={({ cnpj }) => cnpj}
        colunas={[
          {
            titulo: 'Razão social',
            valor: (importador) => (
              <Nome nome={importador.razaoSocial || '—'} nota={formatarCnpj(importador.cnpj)} {...importador} />
            ),
          },
          {
            titulo: 'Setor',
            valor: ({ cnpj, razaoSocial, impedimento }) => (
              <Escolha
                rotulo={`Setor de ${razaoSocial}`}
                opcoes={NOME_SETOR}
                valor={respostas[cnpj]?.setor}
                fechada={impedimento !== null}
                aoMudar={(valor) => aoResponder(cnpj, 'setor', valor)}
              />
            ),
          },
          {
            titulo: 'Situação na Suframa',
            valor: ({ cnpj, razaoSocial, impedimento }) => (
              <Escolha
                rotulo={`Situação na Suframa de ${razaoSocial}`}
                opcoes={NOME_SITUACAO_SUFRAMA}
                valor={respostas[cnpj]?.situacaoSuframa}
                fechada={impedimento !== null}
                aoMudar={(valor) => aoResponder(cnpj, 'situacaoSuframa', valor)}
              />
            ),
          },
          ...INSCRICOES.map(({ campo, titulo }) => ({
            titulo,
            valor: ({ cnpj, razaoSocial, inscricaoEstadual, impedimento }: ImportadorProposto) => (
              <Digitado
                rotulo={`${titulo} de ${razaoSocial}`}
                valor={respostas[cnpj]?.[campo] ?? (campo === 'inscricaoEstadual' ? (inscricaoEstadual ?? '') : '')}
                fechado={
                  impedimento !== null ||
                  (campo === 'inscricaoSuframa' && respostas[cnpj]?.situacaoSuframa === 'NAO_INSCRITO')
                }
                aoMudar={(valor) => aoResponder(cnpj, campo, valor)}
              />
            ),
          })),
        ]}
      />
    </Section>
  );
}

/** Asks in what quality each person who registered declarations acts. A person without an answer is left out. */
export function RepresentantesSection({ propostos, respostas, aoResponder }: PerguntasProps<RepresentanteProposto>) {
  if (propostos.length === 0) return null;
  return (
    <Section
      titulo="Representantes legais"
      nota="diga em que qualidade cada um atua; sem a resposta, fica de fora"
      semMargem
    >
      <DataTable
        legenda="Representantes propostos"
        linhas={[...propostos]}
        chave={({ chave }) => chave}
        colunas={[
          {
            titulo: 'Nome',
            valor: (representante) => (
              <Nome {...representante} nome={representante.nome || '—'} nota={`CPF ${representante.cpfOculto}`} />
            ),
          },
          {
            titulo: 'Vínculo',
            valor: ({ chave, nome, cpfOculto, impedimento }) => (
              <Escolha
                rotulo={`Vínculo de ${nome || cpfOculto}`}
                opcoes={NOME_VINCULO_REPRESENTANTE}
                valor={respostas[chave]?.vinculo}
                fechada={impedimento !== null}
                aoMudar={(valor) => aoResponder(chave, 'vinculo', valor)}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Products, each with what a nota does not tell. A product without answers is left out. */
export function ProdutosSection({ propostos, respostas, aoResponder }: PerguntasProps<ProdutoProposto>) {
  if (propostos.length === 0) return null;
  return (
    <Section
      titulo="Produtos das notas de saída"
      nota="responda o que a nota não diz; sem as respostas, fica de fora"
      semMargem
    >
      <DataTable
        legenda="Produtos propostos"
        linhas={[...propostos]}
        chave={({ chave }) => chave}
        colunas={[
          {
            titulo: 'Produto',
            valor: (produto) => (
              <Nome
                nome={`${produto.codigo} · ${produto.descricao}`}
                nota={`NCM ${formatarNcm(produto.ncm)} · ${produto.unidade}`}
                {...produto}
              />
            ),
          },
          {
            titulo: 'Peso bruto (kg)',
            valor: ({ chave, codigo, impedimento }) => (
              <Digitado
                rotulo={`Peso bruto de ${codigo}`}
                valor={respostas[chave]?.pesoBruto}
                fechado={impedimento !== null}
                aoMudar={(valor) => aoResponder(chave, 'pesoBruto', valor)}
              />
            ),
          },
          {
            titulo: 'Coeficiente',
            valor: ({ chave, codigo, impedimento }) => (
              <Escolha
                rotulo={`Coeficiente de ${codigo}`}
                opcoes={NOME_TIPO_COEFICIENTE}
                valor={respostas[chave]?.tipoCoeficiente}
                fechada={impedimento !== null}
                aoMudar={(valor) => aoResponder(chave, 'tipoCoeficiente', valor)}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}

/** The state inscription is optional: the file of the DAI needs it. */
const INSCRICOES = [
  { campo: 'inscricaoSuframa', titulo: 'Inscrição Suframa' },
  { campo: 'inscricaoEstadual', titulo: 'Inscrição estadual (AM)' },
] as const;

interface DigitadoProps {
  rotulo: string;
  valor: string | undefined;
  fechado: boolean;
  aoMudar: (valor: string) => void;
}

function Digitado({ rotulo, valor = '', fechado, aoMudar }: DigitadoProps) {
  return (
    <TextField
      size="small"
      disabled={fechado}
      value={valor}
      onChange={({ target }) => aoMudar(target.value)}
      slotProps={{ htmlInput: { 'aria-label': rotulo, inputMode: 'decimal' } }}
      sx={{ width: 140 }}
    />
  );
}

interface NomeProps {
  nome: string;
  nota: string;
  porque: string;
  impedimento: string | null;
}

function Nome({ nome, nota, porque, impedimento }: NomeProps) {
  return (
    <Stack sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{nome}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {nota}
      </Typography>
      <Typography variant="caption" sx={{ color: impedimento ? 'error.main' : 'text.secondary' }}>
        {impedimento ?? porque}
      </Typography>
    </Stack>
  );
}

interface EscolhaProps {
  rotulo: string;
  opcoes: Readonly<Record<string, string>>;
  valor: string | undefined;
  fechada: boolean;
  aoMudar: (valor: string) => void;
}

function Escolha({ rotulo, opcoes, valor = '', fechada, aoMudar }: EscolhaProps) {
  return (
    <TextField
      select
      size="small"
      disabled={fechada}
      value={valor}
      onChange={({ target }) => aoMudar(target.value)}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': rotulo } } }}
      sx={{ minWidth: 170 }}
    >
      <MenuItem value="">Escolha</MenuItem>
      {Object.entries(opcoes).map(([codigo, nome]) => (
        <MenuItem key={codigo} value={codigo}>
          {nome}
        </MenuItem>
      ))}
    </TextField>
  );
}
