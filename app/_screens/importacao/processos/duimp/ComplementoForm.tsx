import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Section } from '#components/ui/Section.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDaDuimp } from '#lib/api/duimp-do-processo.ts';
import type { DuimpDoProcesso } from '#lib/contracts/duimp-do-processo.ts';
import { NOME_COBERTURA_CAMBIAL } from '#lib/domain/aduana/cobertura-cambial.ts';
import type { ParteDoComplemento } from '#lib/domain/aduana/rascunho-da-duimp.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { CampoDoFundamento } from './CampoDoFundamento.tsx';
import { type ComplementoDigitado, comoSeDigita, comoSeEnvia } from './complemento-digitado.ts';
import { OperadoresConhecidos } from './OperadoresConhecidos.tsx';
import { OrigemDoProduto } from './OrigemDoProduto.tsx';

interface ComplementoFormProps {
  duimp: DuimpDoProcesso;
  aoDigitar: () => void;
}

/** What only a DUIMP asks for: a line for each record of the processo that it names. */
export function ComplementoForm({ duimp, aoDigitar }: ComplementoFormProps) {
  const { processoId, versao, operadores, itens, fundamentos, porRuc, porTerceiro } = duimp;
  const [digitado, setDigitado] = useState(() => comoSeDigita(duimp));
  const [erros, setErros] = useState<ReadonlyMap<string, string>>(new Map());
  const [pagina, setPagina] = useState(0);
  const { complementar } = useAtosDaDuimp(processoId);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const mudar = (mudanca: Partial<ComplementoDigitado>) => {
    setDigitado((antes) => ({ ...antes, ...mudanca }));
    aoDigitar();
  };
  const campo = (caminho: string, rotulo: string, valor: string, aoMudar: (valor: string) => void, ajuda?: string) => (
    <TextField
      key={caminho}
      size="small"
      label={rotulo}
      value={valor}
      onChange={({ target }) => aoMudar(target.value)}
      error={erros.has(caminho)}
      helperText={erros.get(caminho) ?? ajuda}
      autoComplete="off"
    />
  );
  type Lista = 'documentos' | 'operadores' | 'produtos';
  const daLinha = (lista: Lista, i: number, nome: string, rotulo: string, ajuda?: string) => {
    const linhas = digitado[lista] as unknown as Record<string, string>[];
    const mudarLinha = (valor: string) =>
      mudar({ [lista]: linhas.map((linha, k) => (k === i ? { ...linha, [nome]: valor } : linha)) });
    return campo(`${lista}.${i}.${nome}`, rotulo, linhas[i]?.[nome] ?? '', mudarLinha, ajuda);
  };
  const gravar = () => {
    const { complemento, erros: achados } = comoSeEnvia(digitado);
    setErros(achados ?? new Map());
    if (complemento) void fazer(() => complementar({ versao, complemento }));
  };
  const daPagina = itens.slice(pagina * POR_PAGINA, (pagina + 1) * POR_PAGINA);
  const paginas = Math.ceil(itens.length / POR_PAGINA);
  return (
    <Section titulo="Dados que só a DUIMP pede">
      <Parte nome="geral" titulo="Valoração, câmbio e carga">
        <Campos>
          {porRuc && campo('ruc', 'RUC da carga', digitado.ruc, (ruc) => mudar({ ruc }))}
          {campo(
            ...(['metodoValoracao', 'Método de valoração', digitado.metodoValoracao] as const),
            (metodoValoracao) => mudar({ metodoValoracao }),
            'Código da tabela do Siscomex; 1 é o valor da transação.',
          )}
          <TextField
            select
            size="small"
            label="Cobertura cambial"
            value={digitado.coberturaCambial}
            onChange={({ target }) => mudar({ coberturaCambial: target.value })}
          >
            {Object.entries(NOME_COBERTURA_CAMBIAL).map(([codigo, nome]) => (
              <MenuItem key={codigo} value={codigo}>
                {nome}
              </MenuItem>
            ))}
          </TextField>
          {digitado.coberturaCambial === '4' &&
            campo('motivoSemCobertura', 'Motivo sem cobertura', digitado.motivoSemCobertura, (motivoSemCobertura) =>
              mudar({ motivoSemCobertura }),
            )}
          {porTerceiro &&
            campo('adquirente', 'CNPJ do adquirente ou encomendante', digitado.adquirente, (adquirente) =>
              mudar({ adquirente }),
            )}
        </Campos>
        <TextField
          size="small"
          multiline
          minRows={2}
          label="Informação complementar"
          value={digitado.informacaoComplementar}
          onChange={({ target }) => mudar({ informacaoComplementar: target.value })}
          error={erros.has('informacaoComplementar')}
          helperText={erros.get('informacaoComplementar')}
        />
      </Parte>
      <Parte nome="documentos" titulo="Documentos de instrução">
        {digitado.documentos.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, and lines are only added at the end.
          <Campos key={i}>
            {daLinha('documentos', i, 'tipo', 'Tipo', 'Código do Anexação.')}
            {daLinha('documentos', i, 'palavra', 'Palavra-chave', 'Código da obrigatória.')}
            {daLinha('documentos', i, 'valor', 'Valor', 'Número da fatura, do conhecimento…')}
          </Campos>
        ))}
        <Box>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => mudar({ documentos: [...digitado.documentos, { tipo: '', palavra: '', valor: '' }] })}
          >
            Adicionar documento
          </Button>
        </Box>
      </Parte>
      {operadores.length > 0 && (
        <Parte nome="operadores" titulo="Operadores estrangeiros, como no Catálogo do Portal">
          {operadores.map((operador, i) => (
            <Linha key={operador.id} nome={`${operador.nome} (${operador.pais})`}>
              {daLinha('operadores', i, 'codigo', 'Código')}
              {daLinha('operadores', i, 'versao', 'Versão')}
              <OperadoresConhecidos
                operador={operador}
                digitado={digitado.operadores[i]}
                aoUsar={(conhecido) =>
                  mudar({
                    operadores: digitado.operadores.map((um, k) => (k === i ? { ...um, ...conhecido } : um)),
                  })
                }
              />
            </Linha>
          ))}
        </Parte>
      )}
      {itens.length > 0 && (
        <Parte nome="produtos" titulo="Produtos, como no Catálogo do Portal">
          {daPagina.map((item) => {
            const { id, numero, partNumber, descricao, ncm, quantidadeEstatistica, unidadeEstatistica } = item;
            const linha = digitado.produtos[numero - 1];
            const doCatalogo = item.catalogo?.codigo ? item.catalogo : null;
            return (
              <Linha key={id} nome={`${numero}. ${partNumber ?? descricao} · ${formatarNcm(ncm)}`}>
                {daLinha(
                  ...(['produtos', numero - 1, 'codigo', 'Código do produto'] as const),
                  doCatalogo ? `Vazio: ${doCatalogo.codigo}, do Catálogo.` : undefined,
                )}
                {daLinha(
                  ...(['produtos', numero - 1, 'versao', 'Versão do produto'] as const),
                  doCatalogo ? `Vazia: ${doCatalogo.versao}, do Catálogo.` : undefined,
                )}
                {daLinha(
                  ...(['produtos', numero - 1, 'quantidadeEstatistica'] as const),
                  'Quantidade estatística',
                  quantidadeEstatistica
                    ? `Vazia: ${formatarDecimal(quantidadeEstatistica, 5)} ${unidadeEstatistica ?? ''}, do item.`
                    : unidadeEstatistica
                      ? `Em ${unidadeEstatistica}.`
                      : 'Na unidade estatística da NCM.',
                )}
                <OrigemDoProduto
                  item={item}
                  ambiente={duimp.ambiente}
                  digitado={`${linha?.codigo ?? ''}${linha?.versao ?? ''}`.trim() !== ''}
                />
              </Linha>
            );
          })}
          {paginas > 1 && (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <Button size="small" color="inherit" disabled={pagina === 0} onClick={() => setPagina(pagina - 1)}>
                Anteriores
              </Button>
              <Typography variant="body2">
                Página {pagina + 1} de {paginas}
              </Typography>
              <Button
                size="small"
                color="inherit"
                disabled={pagina === paginas - 1}
                onClick={() => setPagina(pagina + 1)}
              >
                Próximos
              </Button>
            </Stack>
          )}
        </Parte>
      )}
      {fundamentos.length > 0 && (
        <Parte nome="fundamentos" titulo="Fundamentos legais">
          {fundamentos.map(({ adicao, tributo, regime, conhecidos }, i) => (
            <Linha key={`${adicao} ${tributo}`} nome={`Adição ${String(adicao).padStart(3, '0')} · ${regime}`}>
              <CampoDoFundamento
                valor={digitado.fundamentos[i]?.codigo ?? ''}
                aoMudar={(codigo) =>
                  mudar({
                    fundamentos: digitado.fundamentos.map((um, k) => (k === i ? { ...um, codigo } : um)),
                  })
                }
                conhecidos={conhecidos}
                {...(erros.has(`fundamentos.${i}.codigo`) && { erro: erros.get(`fundamentos.${i}.codigo`) })}
              />
            </Linha>
          ))}
        </Parte>
      )}
      {erros.size > 0 && (
        <Alert severity="error">
          {erros.size === 1
            ? 'Um campo não pode ser gravado assim.'
            : `${erros.size} campos não podem ser gravados assim.`}
        </Alert>
      )}
      {falha && <Alert severity="error">{falha}</Alert>}
      <Box>
        <Button variant="outlined" color="inherit" loading={ocupado} onClick={gravar}>
          Gravar os dados da DUIMP
        </Button>
      </Box>
    </Section>
  );
}

function Parte({ nome, titulo, children }: { nome: ParteDoComplemento; titulo: string; children: ReactNode }) {
  return (
    <Stack component="section" id={`duimp-${nome}`} aria-label={titulo} sx={{ gap: 1.5, scrollMarginTop: 120 }}>
      <Typography variant="subtitle2" component="h3">
        {titulo}
      </Typography>
      {children}
    </Stack>
  );
}

function Linha({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <Stack role="group" aria-label={nome} sx={{ gap: 0.5 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {nome}
      </Typography>
      <Campos>{children}</Campos>
    </Stack>
  );
}

function Campos({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}>
      {children}
    </Box>
  );
}

const POR_PAGINA = 50;
