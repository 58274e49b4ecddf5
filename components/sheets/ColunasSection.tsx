import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePerguntaAoSair } from '#components/ui/dialogs/use-pergunta-ao-sair.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useImportSheet } from '#lib/api/platform/sheet.ts';
import type { MapaDePlanilha, Planilha } from '#lib/contracts/platform/planilha.ts';
import { mesmoValor } from '#lib/domain/versoes/versoes-do-campo.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { RecursoDePlanilha } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { numerosDaPlanilha } from '#lib/registros/planilha/numeros-da-planilha.ts';
import { palpiteDeColunas } from '#lib/registros/planilha/palpites.ts';
import { ehDeCadastro, RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';
import { NumerosSection } from './NumerosSection.tsx';
import { numerados } from './numerados.ts';
import { folhaProvavel } from './palpite-seguro.ts';
import { TabelaDasColunas } from './TabelaDasColunas.tsx';
import type { Tentar } from './tentar.ts';
import { ValoresFixos } from './ValoresFixos.tsx';

interface ColunasSectionProps {
  planilha: Planilha;
  tentar: Tentar;
  aoTrocarArquivo: () => void;
}

/** Step of the import: which sheet, which row has the titles, what each column holds, and what happens to existing records. */
export function ColunasSection({ planilha, tentar, aoTrocarArquivo }: ColunasSectionProps) {
  const { folhas, recurso } = planilha;
  const [mapa, setMapa] = useState<MapaDePlanilha | undefined>(planilha.mapa ?? folhaProvavel(folhas)?.palpite);
  const { conferir } = useImportSheet();
  const [fixosDeAntes] = useState(mapa?.fixos);
  const { pergunta } = usePerguntaAoSair(() => !mesmoValor(mapa?.fixos, fixosDeAntes));
  const folha = folhas[mapa?.folha ?? 0];
  if (!mapa || !folha) return null;
  const { colunas, deFora }: RecursoDePlanilha = RECURSOS_DE_PLANILHA[recurso];
  const titulos = folha.amostra[mapa.cabecalho] ?? [];
  const faltam = colunas.filter(
    ({ campo, obrigatoria }) => obrigatoria && !mapa.colunas.includes(campo) && !mapa.fixos?.[campo]?.trim(),
  );

  const numeros = numerosDaPlanilha(mapa.colunas, colunas, folha.numeros ?? []);

  const mudarColuna = (indice: number, campo: string) =>
    setMapa({
      ...mapa,
      // A field belongs to a single column, so the column that had it loses it.
      colunas: mapa.colunas.map((atual, i) => (i === indice ? campo || null : atual === campo ? null : atual)),
    });
  const mudarCabecalho = (cabecalho: number) =>
    setMapa({ ...mapa, cabecalho, colunas: palpiteDeColunas(folha.amostra[cabecalho] ?? [], colunas) });

  return (
    <Section
      titulo="Colunas da planilha"
      nota={`${planilha.nome} · ${formatarInteiro(folha.linhas)} linhas${folha.lembrado ? ' · colunas como da última vez' : ''}`}
      acoes={
        <Button size="small" color="inherit" onClick={aoTrocarArquivo}>
          Trocar de arquivo
        </Button>
      }
    >
      <FolhaETitulos
        folhas={folhas}
        mapa={mapa}
        aoTrocarFolha={(indice) => setMapa(folhas[indice]?.palpite)}
        aoMudarCabecalho={mudarCabecalho}
      />
      <TabelaDasColunas recurso={recurso} folha={folha} mapa={mapa} colunas={colunas} aoMudar={mudarColuna} />
      {faltam.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${ehDeCadastro(recurso) ? 'Registros novos precisam' : 'As linhas precisam'} também de: ${faltam.map(({ titulo }) => titulo).join(', ')}.`}
        </Typography>
      )}
      {deFora && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {deFora}
        </Typography>
      )}
      <NumerosSection
        numeros={numeros}
        titulos={titulos}
        resposta={mapa.numeros}
        aoResponder={(resposta) => setMapa({ ...mapa, numeros: resposta })}
      />
      {pergunta}
      <ValoresFixos colunas={colunas} mapa={mapa} aoMudar={(fixos) => setMapa({ ...mapa, fixos })} />
      {ehDeCadastro(recurso) && <Existentes mapa={mapa} aoMudar={setMapa} />}
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <Button
          variant="contained"
          disabled={(numeros.duvida !== null && !mapa.numeros) || mapa.colunas.every((campo) => campo === null)}
          onClick={() => tentar(() => conferir(planilha.id, mapa))}
        >
          Conferir
        </Button>
      </Stack>
    </Section>
  );
}

interface FolhaETitulosProps {
  folhas: Planilha['folhas'];
  mapa: MapaDePlanilha;
  aoTrocarFolha: (indice: number) => void;
  aoMudarCabecalho: (linha: number) => void;
}

function FolhaETitulos({ folhas, mapa, aoTrocarFolha, aoMudarCabecalho }: FolhaETitulosProps) {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {folhas.length > 1 && (
        <TextField
          select
          label="Folha"
          value={mapa.folha}
          onChange={({ target }) => aoTrocarFolha(Number(target.value))}
          sx={{ minWidth: 200 }}
        >
          {folhas.map(({ nome }, i) => (
            <MenuItem key={nome} value={i}>
              {nome}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        select
        label="Linha dos títulos"
        value={mapa.cabecalho}
        onChange={({ target }) => aoMudarCabecalho(Number(target.value))}
        sx={{ minWidth: 200 }}
      >
        {numerados(folhas[mapa.folha]?.amostra ?? []).map(({ i, valor: linha }) => (
          <MenuItem key={i} value={i}>
            {`${i + 1}: ${linha.filter(Boolean).join(', ').slice(0, 60) || '(vazia)'}`}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

interface ExistentesProps {
  mapa: MapaDePlanilha;
  aoMudar: (mapa: MapaDePlanilha) => void;
}

function Existentes({ mapa, aoMudar }: ExistentesProps) {
  return (
    <>
      <Escolha
        rotulo="O que já está cadastrado"
        valor={mapa.existentes}
        opcoes={{ ATUALIZAR: 'Atualizar', PULAR: 'Pular', ACUSAR: 'Acusar como erro' }}
        aoMudar={(existentes) => aoMudar({ ...mapa, existentes })}
      />
      {mapa.existentes === 'ATUALIZAR' && (
        <Escolha
          rotulo="Células vazias ao atualizar"
          valor={mapa.vazias}
          opcoes={{ MANTER: 'Manter o que está no cadastro', APAGAR: 'Apagar o campo' }}
          aoMudar={(vazias) => aoMudar({ ...mapa, vazias })}
        />
      )}
    </>
  );
}

interface EscolhaProps<Valor extends string> {
  rotulo: string;
  valor: Valor;
  opcoes: Readonly<Record<Valor, string>>;
  aoMudar: (valor: Valor) => void;
}

function Escolha<Valor extends string>({ rotulo, valor, opcoes, aoMudar }: EscolhaProps<Valor>) {
  return (
    <Stack>
      <Typography sx={{ fontWeight: 600 }}>{rotulo}</Typography>
      <RadioGroup row aria-label={rotulo} value={valor} onChange={(_, novo) => aoMudar(novo as Valor)}>
        {Object.entries<string>(opcoes).map(([codigo, nome]) => (
          <FormControlLabel key={codigo} value={codigo} control={<Radio size="small" />} label={nome} />
        ))}
      </RadioGroup>
    </Stack>
  );
}
