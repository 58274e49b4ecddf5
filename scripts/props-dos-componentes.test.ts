import { arquivosDeComponentes, propsDosComponentes } from './props-dos-componentes.ts';

const deles = propsDosComponentes();

test('every component of both folders is there, and no test or hook', () => {
  expect(Object.keys(deles).sort()).toEqual([...arquivosDeComponentes('ui'), ...arquivosDeComponentes('comex')].sort());
  expect(arquivosDeComponentes('ui')).toContain('DateField');
  expect(arquivosDeComponentes('ui')).not.toContain('Wizard.test');
  expect(arquivosDeComponentes('ui')).not.toContain('use-menu-de-atos');
});

test('a prop is read with its type, its comment, and whether it may be left out', () => {
  const unidade = { nome: 'unidade', tipo: 'string', obrigatoria: false, descricao: 'Behind it: `kg`, `%`.' };
  expect(deles.DecimalField?.props).toContainEqual(unidade);
  expect(deles.DecimalField?.props.find(({ nome }) => nome === 'casas')?.obrigatoria).toBe(true);
});

test('props written beside the function, taken from another type, or kept in a file of their own are found', () => {
  expect(deles.StatusChip?.props.map(({ nome }) => nome)).toEqual(['tom', 'children']);
  expect(deles.TextoField?.herda).toBe("Pick<TextFieldProps, 'required' | 'multiline' | 'autoFocus' | 'fullWidth'>");
  expect(deles.ToolButton).toMatchObject({ herda: 'IconButtonProps', props: [{ nome: 'rotulo' }] });
  expect(deles.MapaDeEmbarques?.props.map(({ nome }) => nome)).toContain('compacto');
});
