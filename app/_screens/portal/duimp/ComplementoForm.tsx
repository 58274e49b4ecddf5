import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Formulario } from '#components/form/Formulario.tsx';
import { Campo } from '#components/form/fields/Campo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ParteDoComplemento } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { mesmoValor } from '#lib/domain/versoes/versoes-do-campo.ts';
import { useAtosDaDuimp } from '#lib/portal/api/duimp-do-processo.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import { CampoDaDuimp } from './CampoDaDuimp.tsx';
import { CampoDoFundamento } from './CampoDoFundamento.tsx';
import { type ComplementoDigitado, chaveDoFundamento, comoSeDigita, comoSeEnvia } from './complemento-digitado.ts';
import {
  comId,
  type DuimpComId,
  formularioDoComplemento,
  nomeDoFundamento,
  nomeDoItem,
  nomeDoOperador,
} from './complemento-formulario.ts';
import { OperadoresConhecidos } from './OperadoresConhecidos.tsx';
import { OrigemDoProduto } from './OrigemDoProduto.tsx';

interface ComplementoFormProps {
  duimp: DuimpDoProcesso;
  /** Told whether something is typed that is not saved. */
  aoDigitar: (digitado: boolean) => void;
}

/** What only a DUIMP asks for: a line for each record of the processo that it names. */
export function ComplementoForm({ duimp, aoDigitar }: ComplementoFormProps) {
  const { processoId, itens } = duimp;
  /** Of the items; `campo` is the field that the page was turned for, which takes the focus there. */
  const [{ pagina, campo }, setAberta] = useState<{ pagina: number; campo?: string }>({ pagina: 0 });
  const { complementar } = useAtosDaDuimp(processoId);
  const { enqueueSnackbar } = useSnackbar();
  const definicao = useMemo(() => formularioDoComplemento(duimp), [duimp]);
  const salvos = useMemo(() => comoSeDigita(duimp), [duimp]);
  const irAPagina = (caminho: string) => {
    const [parte, id] = caminho.split('.');
    const lugar = parte === 'produtos' ? itens.findIndex((item) => item.id === id) : -1;
    if (lugar >= 0) setAberta({ pagina: Math.floor(lugar / POR_PAGINA), campo: caminho });
  };
  return (
    <Formulario<ComplementoDigitado, DuimpComId>
      titulo="Dados que só a DUIMP pede"
      definicao={definicao}
      registro={comId(duimp)}
      iniciais={salvos}
      campo={campo}
      rotuloGravar="Gravar os dados da DUIMP"
      aoProcurarCampo={irAPagina}
      gravar={async (digitado, vista) => {
        const { complemento } = comoSeEnvia(digitado, duimp);
        if (!complemento) throw new Error('The form saves what its schema refuses.');
        return comId(await complementar({ versao: vista ?? duimp.versao, complemento }));
      }}
      aoGravar={() => enqueueSnackbar('Dados da DUIMP gravados.', { variant: 'success' })}
    >
      <Section titulo="Dados que só a DUIMP pede">
        <Geral duimp={duimp} />
        <Parte nome="documentos">
          <Campo<ComplementoDigitado> nome="documentos" />
        </Parte>
        <Operadores duimp={duimp} />
        <Produtos duimp={duimp} pagina={pagina} aoMudarPagina={(nova) => setAberta({ pagina: nova })} />
        <Fundamentos duimp={duimp} />
      </Section>
      <DizerQueDigitou salvos={salvos} aoDigitar={aoDigitar} />
    </Formulario>
  );
}

function Geral({ duimp: { porRuc, porTerceiro } }: { duimp: DuimpDoProcesso }) {
  const cobertura = useWatch<ComplementoDigitado, 'coberturaCambial'>({ name: 'coberturaCambial' });
  return (
    <Parte nome="geral" titulo="Valoração, câmbio e carga">
      <Campos>
        {porRuc && <Campo<ComplementoDigitado> nome="ruc" />}
        <Campo<ComplementoDigitado> nome="metodoValoracao" />
        <Campo<ComplementoDigitado> nome="coberturaCambial" />
        {cobertura === '4' && <Campo<ComplementoDigitado> nome="motivoSemCobertura" />}
        {porTerceiro && <Campo<ComplementoDigitado> nome="adquirente" />}
      </Campos>
      <Campo<ComplementoDigitado> nome="informacaoComplementar" />
    </Parte>
  );
}

function Operadores({ duimp: { operadores } }: { duimp: DuimpDoProcesso }) {
  const { setValue } = useFormContext<ComplementoDigitado>();
  const digitados = useWatch<ComplementoDigitado, 'operadores'>({ name: 'operadores' });
  if (operadores.length === 0) return null;
  return (
    <Parte nome="operadores" titulo="Operadores estrangeiros, como no Catálogo do Portal">
      {operadores.map((operador) => (
        <Linha key={operador.id} nome={nomeDoOperador(operador)}>
          <CampoDaDuimp nome={`operadores.${operador.id}.codigo`} />
          <CampoDaDuimp nome={`operadores.${operador.id}.versao`} />
          <OperadoresConhecidos
            operador={operador}
            digitado={digitados[operador.id]}
            aoUsar={({ codigo, versao }) =>
              setValue(`operadores.${operador.id}`, { codigo, versao }, { shouldDirty: true })
            }
          />
        </Linha>
      ))}
    </Parte>
  );
}

interface ProdutosProps {
  duimp: DuimpDoProcesso;
  pagina: number;
  aoMudarPagina: (pagina: number) => void;
}

function Produtos({ duimp: { itens, ambiente }, pagina, aoMudarPagina }: ProdutosProps) {
  const digitados = useWatch<ComplementoDigitado, 'produtos'>({ name: 'produtos' });
  if (itens.length === 0) return null;
  const paginas = Math.ceil(itens.length / POR_PAGINA);
  return (
    <Parte nome="produtos" titulo="Produtos, como no Catálogo do Portal">
      {itens.slice(pagina * POR_PAGINA, (pagina + 1) * POR_PAGINA).map((item) => {
        const { codigo, versao } = digitados[item.id] ?? {};
        return (
          <Linha key={item.id} nome={nomeDoItem(item)}>
            <CampoDaDuimp nome={`produtos.${item.id}.codigo`} />
            <CampoDaDuimp nome={`produtos.${item.id}.versao`} />
            <CampoDaDuimp nome={`produtos.${item.id}.quantidadeEstatistica`} />
            <OrigemDoProduto
              item={item}
              ambiente={ambiente}
              digitado={`${codigo ?? ''}${versao ?? ''}`.trim() !== ''}
            />
          </Linha>
        );
      })}
      {paginas > 1 && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Button size="small" color="inherit" disabled={pagina === 0} onClick={() => aoMudarPagina(pagina - 1)}>
            Anteriores
          </Button>
          <Typography variant="body2">
            Página {pagina + 1} de {paginas}
          </Typography>
          <Button
            size="small"
            color="inherit"
            disabled={pagina === paginas - 1}
            onClick={() => aoMudarPagina(pagina + 1)}
          >
            Próximos
          </Button>
        </Stack>
      )}
    </Parte>
  );
}

function Fundamentos({ duimp: { fundamentos } }: { duimp: DuimpDoProcesso }) {
  if (fundamentos.length === 0) return null;
  return (
    <Parte nome="fundamentos" titulo="Fundamentos legais">
      {fundamentos.map((fundamento) => {
        const chave = chaveDoFundamento(fundamento);
        return (
          <Linha key={chave} nome={nomeDoFundamento(fundamento)}>
            <CampoDoFundamento nome={`fundamentos.${chave}.codigo`} conhecidos={fundamento.conhecidos} />
          </Linha>
        );
      })}
    </Parte>
  );
}

/** Tells the page around the form, whose other acts rest on what is saved. */
function DizerQueDigitou({
  salvos,
  aoDigitar,
}: { salvos: ComplementoDigitado } & Pick<ComplementoFormProps, 'aoDigitar'>) {
  const digitado = !mesmoValor(useWatch<ComplementoDigitado>(), salvos);
  const dizer = useEffectEvent(aoDigitar);
  useEffect(() => {
    dizer(digitado);
    return () => dizer(false);
  }, [digitado]);
  return null;
}

function Parte({ nome, titulo, children }: { nome: ParteDoComplemento; titulo?: string; children: ReactNode }) {
  return (
    <Stack component="section" id={`duimp-${nome}`} aria-label={titulo} sx={{ gap: 1.5, scrollMarginTop: 120 }}>
      {titulo && (
        <Typography variant="subtitle2" component="h3">
          {titulo}
        </Typography>
      )}
      {children}
    </Stack>
  );
}

function Linha({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    // The label of a field that is filled in stands above its frame.
    <Stack role="group" aria-label={nome} sx={{ gap: 1 }}>
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
